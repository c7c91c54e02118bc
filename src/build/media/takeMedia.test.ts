import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { takeMedia, type Etags } from './takeMedia';
import { takePlaceholders } from './takePlaceholders';

const folder = mkdtempSync(path.join(tmpdir(), 'media-'));
const asked: string[] = [];
const server = createServer((request, response) => {
  const { url = '', headers } = request;
  asked.push(url);
  const status = /missing/.test(url) ? 404 : /torn/.test(url) ? 415 : 200;
  const isKnown = headers['if-none-match'] === `"${url}"`;
  const type = /tiny|large/.test(url) ? 'image/webp' : 'image/avif';
  response.writeHead(isKnown ? 304 : status, { etag: `"${url}"`, 'content-type': type });
  response.end(
    isKnown ? '' : status === 415 ? 'It cannot be read.' : 'x'.repeat(/large/.test(url) ? 500 : 5),
  );
});
let origin: string;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => {
  asked.length = 0;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
  rmSync(folder, { recursive: true });
});

const rendition = '/media/safn/st%C3%B3ll.jpg@w_240.avif';
const file = path.join(folder, 'media/safn/stóll.jpg@w_240.avif');
const onTaken = jest.fn();
const take = (addresses: string[], etags: Etags = new Map()) =>
  takeMedia({
    origin,
    folder,
    wanted: new Map(addresses.map((address) => [address, 'um/index.html'])),
    etags,
    onTaken,
  });

it('writes a file where its address, decoded, says', async () => {
  await take([rendition]);
  expect(asked).toEqual(['/media/safn/st%C3%B3ll.jpg?w=240&fm=avif&q=50']);
  expect(readFileSync(file, 'utf8')).toBe('xxxxx');
  expect(onTaken).toHaveBeenCalledTimes(1);
});

it('does not take again what has not changed, but does when the file is gone', async () => {
  const etags: Etags = new Map();
  await take([rendition], etags);
  writeFileSync(file, 'as it was');
  await take([rendition], etags);
  expect(readFileSync(file, 'utf8')).toBe('as it was');
  rmSync(file);
  await take([rendition], etags);
  expect(readFileSync(file, 'utf8')).toBe('xxxxx');
});

it('takes away what it took and no page wants any more, and nothing else', async () => {
  const etags: Etags = new Map();
  await take([rendition], etags);
  writeFileSync(path.join(folder, 'media/mine.txt'), '');
  await take([], etags);
  expect(existsSync(file)).toBe(false);
  expect(etags.size).toBe(0);
  expect(existsSync(path.join(folder, 'media/mine.txt'))).toBe(true);
});

it('says which file of which page is missing, and what helps', async () => {
  await expect(take(['/media/missing.pdf'])).rejects.toThrow(
    /\/media\/missing\.pdf of the page um\/index\.html.*answers 404.*media folder/,
  );
});

it("repeats the service's own words", async () => {
  await expect(take(['/media/torn.jpg@w_240.avif'])).rejects.toThrow(/answers 415.*cannot be read/);
});

it('says when the service is gone', async () => {
  const gone = takeMedia({
    origin: 'http://127.0.0.1:65533',
    folder,
    wanted: new Map([[rendition, 'index.html']]),
    etags: new Map(),
    onTaken,
  });
  await expect(gone).rejects.toThrow(/does not answer.*ECONNREFUSED.*still running/);
});

it('writes nothing outside its folder', async () => {
  await expect(take(['/media/..%2F..%2Fetc/x.jpg'])).rejects.toThrow(
    'not the address of a media file',
  );
  expect(asked).toEqual([]);
});

it('takes placeholders once, and none from a server that sends the whole picture', async () => {
  const placeholders = {};
  const urls = [`${origin}/tiny.jpg`, `${origin}/large.jpg`];
  expect(await takePlaceholders(urls, placeholders)).toBeUndefined();
  expect(placeholders).toEqual({ [`${origin}/tiny.jpg`]: 'data:image/webp;base64,eHh4eHg=' });
  await takePlaceholders([`${origin}/tiny.jpg`], placeholders);
  expect(asked.filter((url) => url === '/tiny.jpg')).toHaveLength(1);
});

it('tells why there are no placeholders', async () => {
  expect(String(await takePlaceholders([`${origin}/missing.jpg`], {}))).toContain('answers 404');
});
