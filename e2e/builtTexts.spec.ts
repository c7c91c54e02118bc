import { isUtf8 } from 'node:buffer';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { SITE_DIRECTORY } from '../scripts/site.mjs';

/** Scripts are left out: they name the characters that this test looks for. */
const textFile = /\.(html|xml|atom|ics|json|webmanifest|txt)$|^_redirects$/;

/** Letters that are shown on each side of a broken one. */
const CONTEXT_LETTERS = 20;

test('no text has a NUL character, U+FFFD or bytes that are not UTF-8', { tag: '@smoke' }, () => {
  const files = readdirSync(SITE_DIRECTORY, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && textFile.test(entry.name))
    .map(({ parentPath, name }) => path.join(parentPath, name));
  expect(files.length).toBeGreaterThan(100);
  const broken = files.flatMap((file) => {
    const bytes = readFileSync(file);
    const text = bytes.toString();
    // Bytes that are not UTF-8 are decoded to U+FFFD.
    const place = text.search(/[\0\ufffd]/);
    if (place === -1) return [];
    const context = text.slice(Math.max(place - CONTEXT_LETTERS, 0), place + CONTEXT_LETTERS);
    const kind = isUtf8(bytes) ? 'a letter' : 'bytes that are not UTF-8';
    return [`${path.relative(SITE_DIRECTORY, file)}: ${kind} in ${JSON.stringify(context)}`];
  });
  expect(broken).toEqual([]);
});
