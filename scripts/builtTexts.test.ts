import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { refuseBrokenTexts } from './builtTexts.mjs';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'built-'));
  mkdirSync(path.join(folder, 'ha-frettir'));
});

afterEach(() => rmSync(folder, { recursive: true }));

function write(file: string, content: string | Buffer): void {
  writeFileSync(path.join(folder, file), content);
}

it('accepts texts in Icelandic and with emoji', () => {
  write('index.html', '<p>Þögn, „æ“ 👩🏽‍🎨</p>');
  write('ha-frettir/feed.json', '{"title":"Æ \\ud83c\\udffa"}');
  expect(() => refuseBrokenTexts(folder)).not.toThrow();
});

it('looks neither at scripts and images, which may hold any byte, nor at folders', () => {
  mkdirSync(path.join(folder, '404.html'));
  write('app-1.js', 'text.replace(/\ufffd/g, "")');
  write('mynd.avif', Buffer.from([0, 255]));
  expect(() => refuseBrokenTexts(folder)).not.toThrow();
});

it.each([
  ['a.html', 'febr\0úar', 'a.html: a NUL character in "febr\\u0000úar"'],
  ['ha-frettir/atom.xml', '<p>a\ufffdb</p>', 'ha-frettir/atom.xml: U+FFFD in "<p>a\ufffdb</p>"'],
  ['b.ics', Buffer.from('b\u00faar', 'latin1'), 'b.ics: bytes that are not UTF-8 in "b\ufffdar"'],
  ['c.json', `${'1'.repeat(30)}\0${'2'.repeat(30)}`, `"${'1'.repeat(20)}\\u0000${'2'.repeat(20)}"`],
])('names the file, the fault and the text around it: %s', (file, content, message) => {
  write(file, content);
  expect(() => refuseBrokenTexts(folder)).toThrow(message);
});

it('names every damaged file', () => {
  write('a.html', '\0');
  write('_redirects', '/\ufffd /b/ 301');
  expect(() => refuseBrokenTexts(folder)).toThrow(/_redirects: .*\na\.html: /);
});
