import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
// @ts-expect-error The package has no types.
import subsetFont from 'subset-font';
import { en } from '../src/i18n/messages/en';
import { is } from '../src/i18n/messages/is';
import { fontFiles } from '../src/styles/fonts';

const read = (address: string) => readFileSync(path.join('static', address));
const fonts = Object.values(fontFiles);

/** Reads a font's characters, from a character table of format 4. */
async function charactersOf(address: string) {
  const options = { keepAllGlyphs: true, targetFormat: 'sfnt' };
  const sfnt: Buffer = await subsetFont(read(address), '', options);
  const tables = Array.from({ length: sfnt.readUInt16BE(4) }, (_, index) => 12 + 16 * index);
  const entry = tables.find((offset) => sfnt.toString('latin1', offset, offset + 4) === 'cmap');
  const cmap = sfnt.readUInt32BE((entry ?? NaN) + 8);
  const maps = Array.from(
    { length: sfnt.readUInt16BE(cmap + 2) },
    (_, index) => cmap + sfnt.readUInt32BE(cmap + 8 + 8 * index),
  );
  const map = maps.find((offset) => sfnt.readUInt16BE(offset) === 4) ?? NaN;
  const length = sfnt.readUInt16BE(map + 6);
  const characters = new Set<number>();
  for (let segment = 0; segment < length; segment += 2) {
    const last = sfnt.readUInt16BE(map + 14 + segment);
    const first = sfnt.readUInt16BE(map + 16 + length + segment);
    for (let character = first; character <= last; character += 1) characters.add(character);
  }
  return characters;
}

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
  const characters = await charactersOf(file);
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
