import { isUtf8 } from 'node:buffer';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { transformSync } from 'esbuild';
import { publishedBuild } from './publishedBuild';

/** Scripts are excluded, because their code contains these characters. */
const textFile = /\.(html|xml|atom|ics|json|webmanifest|txt)$|^_redirects$/;

const CONTEXT_LETTERS = 20;

/** Returns the first NUL, U+FFFD (a decoding error) or invalid UTF-8 of each file. */
function findBrokenTexts(directory: string): string[] {
  const files = readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && textFile.test(entry.name))
    .map(({ parentPath, name }) => path.join(parentPath, name));
  if (files.length === 0) throw new Error(`There are no texts in ${directory}.`);
  return files.sort().flatMap((file) => {
    const bytes = readFileSync(file);
    const text = bytes.toString();
    const place = text.search(/[\0\ufffd]/);
    if (place === -1) return [];
    const context = text.slice(Math.max(place - CONTEXT_LETTERS, 0), place + CONTEXT_LETTERS);
    const kind = isUtf8(bytes) ? 'a letter' : 'bytes that are not UTF-8';
    return [`${path.relative(directory, file)}: ${kind} in ${JSON.stringify(context)}`];
  });
}

test('no text has a NUL character, U+FFFD or bytes that are not UTF-8 @smoke', () => {
  expect(findBrokenTexts(publishedBuild)).toEqual([]);
});

const names: Record<string, string> = { ios_saf: 'ios' };

/** In esbuild's names (`chrome91`). It has no name for Samsung's browser. */
const targets = (JSON.parse(readFileSync('package.json', 'utf8')).browserslist as string[])
  .map((text) => text.split(' >= '))
  .flatMap(([name = '', version]) =>
    name === 'samsung' ? [] : `${names[name] ?? name}${version}`,
  );

test('the scripts have only syntax that the oldest browsers support @smoke', () => {
  const folder = path.join(publishedBuild, 'static');
  const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(10);
  // The known Unicode properties depend on the browser's Unicode version, not on its syntax.
  const supported = { 'regexp-unicode-property-escapes': true };
  // A script is too new for these browsers if esbuild would replace some of its syntax.
  const newer = scripts.filter((name) => {
    const code = readFileSync(path.join(folder, name), 'utf8');
    return transformSync(code, { target: targets, supported }).code !== transformSync(code).code;
  });
  expect(newer).toEqual([]);
});
