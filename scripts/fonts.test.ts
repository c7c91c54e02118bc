import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { en } from '../src/i18n/messages/en';
import { is } from '../src/i18n/messages/is';
import { fontFaces, fontFiles } from '../src/styles/fonts';
import { openFont } from './test/openFont.mjs';

const read = (address: string) => readFileSync(path.join('static', address));
const fonts = Object.values(fontFiles);

// All files of the package lack this character.
const unsupported = ['⅜'];

it('there are only two fonts, of together at most 45 kB', () => {
  const files = readdirSync('static/fonts').filter((file) => file.endsWith('.woff2'));
  expect(files.map((file) => `/fonts/${file}`).sort()).toEqual([...fonts].sort());
  expect(fonts).toHaveLength(2);
  expect(fonts.reduce((sum, file) => sum + read(file).length, 0)).toBeLessThanOrEqual(45_000);
});

it('the file name of a font contains its hash', () => {
  for (const file of fonts) {
    const hash = createHash('sha256').update(read(file)).digest('hex');
    expect(hash).toMatch(new RegExp(`^${/-(\w{16})\.woff2$/.exec(file)?.[1]}`));
  }
});

it('the folder of the fonts contains their licence', () => {
  expect(read('/fonts/OFL.txt').toString()).toMatch(/SIL OPEN FONT LICENSE Version 1\.1/);
});

it.each(fonts)('%s has every letter of the interface and of the sample content', async (file) => {
  const { characters } = await openFont(read(file));
  const documents = readdirSync('content-service/documents', {
    recursive: true,
    encoding: 'utf8',
  }).filter((name) => name.endsWith('.json'));
  expect(documents.length).toBeGreaterThan(50);
  const texts = [
    JSON.stringify([is, en]),
    ...documents.map((name) =>
      JSON.stringify(
        JSON.parse(readFileSync(path.join('content-service/documents', name), 'utf8')),
      ),
    ),
  ].join('');
  const letters = new Set(texts.match(/[\p{Script=Latin}\p{Nd}\p{No}\p{P}\p{Sc}\p{Sm} ]/gu));
  expect(letters.size).toBeGreaterThan(100);
  const missing = [...letters].filter((letter) => !characters.has(letter.codePointAt(0) ?? 0));
  expect(missing.filter((letter) => !unsupported.includes(letter))).toEqual([]);
});

it('a fallback has the height and the baseline of its font', async () => {
  const faces = fontFaces.match(/@font-face {[^}]+}/g) ?? [];
  const percent = (face: string, name: string) =>
    Number(new RegExp(`${name}: ([\\d.]+)%`).exec(face)?.[1]) / 100;
  for (const [family, file] of [
    ['Bricolage', fontFiles.text],
    ['Bricolage Display', fontFiles.display],
  ] as const) {
    const { ascent, descent, unitsPerEm } = await openFont(read(file));
    const fallbacks = faces.filter((face) => face.includes(`'${family} Fallback'`));
    expect(fallbacks.length).toBeGreaterThan(0);
    for (const face of fallbacks) {
      const size = percent(face, 'size-adjust');
      expect(size * percent(face, 'ascent-override')).toBeCloseTo(ascent / unitsPerEm, 3);
      expect(size * percent(face, 'descent-override')).toBeCloseTo(descent / unitsPerEm, 3);
    }
  }
});
