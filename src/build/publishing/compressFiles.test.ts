import {
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { compressFiles } from './compressFiles';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'compress-'));
  mkdirSync(path.join(folder, 'ha-frettir/Viðtal'), { recursive: true });
  write('ha-frettir/Viðtal/index.html', 'viðtal '.repeat(200));
  write('share.png', 'an image');
});
afterEach(() => rmSync(folder, { recursive: true }));

const page = 'ha-frettir/Viðtal/index.html';

/** @param time in seconds since 1970 */
function write(file: string, text: string, time = 1_000) {
  writeFileSync(path.join(folder, file), text);
  utimesSync(path.join(folder, file), time, time);
}

const read = (file: string) => readFileSync(path.join(folder, file));
const changedAt = (file: string) => statSync(path.join(folder, file)).ctimeMs;
const compress = () => compressFiles(folder);

it('writes copies of text files, with the time of the file, and none of other files', async () => {
  expect(await compress()).toBe(1);
  expect(brotliDecompressSync(read(`${page}.br`))).toEqual(read(page));
  expect(gunzipSync(read(`${page}.gz`))).toEqual(read(page));
  expect(statSync(path.join(folder, `${page}.br`)).mtimeMs).toBe(1_000_000);
  expect(existsSync(path.join(folder, 'share.png.br'))).toBe(false);
});

it('compresses only what has changed', async () => {
  write('robots.txt', 'User-agent: *');
  await compress();
  const before = changedAt('robots.txt.br');
  write(page, 'another text of the same page', 2_000);
  expect(await compress()).toBe(1);
  expect(brotliDecompressSync(read(`${page}.br`))).toEqual(read(page));
  expect(changedAt('robots.txt.br')).toBe(before);
});

it('leaves a copy as it is that a published build has too', async () => {
  await compress();
  linkSync(path.join(folder, `${page}.br`), path.join(folder, 'published'));
  const published = read('published');
  write(page, 'another text of the same page', 2_000);
  await compress();
  expect(brotliDecompressSync(read(`${page}.br`))).toEqual(read(page));
  expect(read('published')).toEqual(published);
});

it('makes a missing or interrupted copy again', async () => {
  await compress();
  rmSync(path.join(folder, `${page}.gz`));
  expect(await compress()).toBe(1);
  write(`${page}.br`, 'cut off', 3_000);
  expect(await compress()).toBe(1);
  expect(brotliDecompressSync(read(`${page}.br`))).toEqual(read(page));
});

it('keeps a file of an editor that is compressed already', async () => {
  mkdirSync(path.join(folder, 'media'));
  for (const file of ['media/teikningar.tar.gz', 'media/listi.txt.gz', 'verkefni.zip.gz']) {
    write(file, 'compressed');
    await compress();
    expect(existsSync(path.join(folder, file))).toBe(true);
  }
});

it('deletes the copies of a file that is gone', async () => {
  await compress();
  rmSync(path.join(folder, page));
  expect(await compress()).toBe(0);
  expect(existsSync(path.join(folder, `${page}.br`))).toBe(false);
  expect(existsSync(path.join(folder, `${page}.gz`))).toBe(false);
});
