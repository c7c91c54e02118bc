import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { temporaryFolder } from '../../test/temporaryFolder';
import { downloadMedia, MediaError } from './downloadMedia';
import type { Downloads } from './downloadMedia';
import { downloadPlaceholders } from './placeholders';

const folder = temporaryFolder();
const requests: string[] = [];
const server = createServer((request, response) => {
  const { url = '', headers } = request;
  requests.push(url);
  if (/silent/.test(url)) return;
  if (/stuck/.test(url)) return void response.write('x');
  const status = /missing/.test(url) ? 404 : /torn/.test(url) ? 415 : 200;
  const isKnown = headers['if-none-match'] === `"${url}"`;
  const type = /tiny|large/.test(url) ? 'image/webp' : 'image/avif';
  response.writeHead(isKnown ? 304 : status, {
    etag: `"${url}"`,
    'content-type': type,
    'cache-control': /hashed/.test(url) ? 'public, max-age=31536000, immutable' : 'max-age=0',
  });
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
  requests.length = 0;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const rendition = '/media/safn/st%C3%B3ll.jpg@w_240.avif';
const file = path.join(folder, 'media/safn/stóll.jpg@w_240.avif');
const onDownloaded = jest.fn();
const download = (addresses: string[], downloads: Downloads = new Map()) =>
  downloadMedia({
    origin,
    folder,
    files: new Map(addresses.map((address) => [address, 'um/index.html'])),
    downloads,
    onDownloaded,
  });

it('writes a file at its decoded path', async () => {
  await download([rendition]);
  expect(requests).toEqual(['/media/safn/st%C3%B3ll.jpg?w=240&fm=avif&q=50']);
  expect(readFileSync(file, 'utf8')).toBe('xxxxx');
  expect(onDownloaded).toHaveBeenCalledTimes(1);
});

it('downloads an unchanged file again only if it was deleted', async () => {
  const downloads: Downloads = new Map();
  await download([rendition], downloads);
  writeFileSync(file, 'as it was');
  await download([rendition], downloads);
  expect(readFileSync(file, 'utf8')).toBe('as it was');
  rmSync(file);
  await download([rendition], downloads);
  expect(readFileSync(file, 'utf8')).toBe('xxxxx');
});

it('requests again only files that may change, and files whose request has changed', async () => {
  const downloads: Downloads = new Map();
  const hashed = '/media/hashed_st%C3%B3ll.jpg@w_240.avif';
  await download([rendition, hashed], downloads);
  requests.length = 0;
  await download([rendition, hashed], downloads);
  expect(requests).toEqual(['/media/safn/st%C3%B3ll.jpg?w=240&fm=avif&q=50']);
  const last = downloads.get(hashed);
  if (last) downloads.set(hashed, { ...last, query: '/media/hashed_st%C3%B3ll.jpg?w=240&fm=avif' });
  await download([hashed], downloads);
  expect(requests).toHaveLength(2);
});

it('deletes only downloaded files that no page needs any more', async () => {
  const downloads: Downloads = new Map();
  await download([rendition], downloads);
  writeFileSync(path.join(folder, 'media/mine.txt'), '');
  await download([], downloads);
  expect(existsSync(file)).toBe(false);
  expect(downloads.size).toBe(0);
  expect(existsSync(path.join(folder, 'media/mine.txt'))).toBe(true);
});

it('names the missing file, the page and the remedy', async () => {
  await expect(download(['/media/missing.pdf'])).rejects.toThrow(
    /\/media\/missing\.pdf of the page um\/index\.html.*responded with 404.*media folder/,
  );
});

it("quotes the service's response", async () => {
  await expect(download(['/media/torn.jpg@w_240.avif'])).rejects.toThrow(
    /responded with 415.*cannot be read/,
  );
});

it('reports that the service is not running', async () => {
  const gone = downloadMedia({
    origin: 'http://127.0.0.1:65533',
    folder,
    files: new Map([[rendition, 'index.html']]),
    downloads: new Map(),
    onDownloaded,
  });
  await expect(gone).rejects.toThrow(/does not respond.*ECONNREFUSED.*still running/);
});

it.each(['silent', 'stuck'])('gives up on a %s service', async (name) => {
  const address = `/media/${name}.pdf`;
  const given = { origin, folder, files: new Map([[address, 'index.html']]), downloads: new Map() };
  const downloading = downloadMedia({ ...given, onDownloaded, timeoutMs: 300 });
  await expect(downloading).rejects.toThrow(
    /(?:silent|stuck).*does not respond \(TimeoutError: .*\)\. Is the content service/,
  );
  await expect(downloading).rejects.toBeInstanceOf(MediaError);
});

it.each([
  ['outside its folder', '/media/..%2F..%2Fetc/x.jpg'],
  ['for a malformed address', '/media/100%.pdf'],
])('writes nothing %s', async (_what, address) => {
  await expect(download([address])).rejects.toThrow(
    `${address} is not the address of a media file. Correct the link`,
  );
  expect(requests).toEqual([]);
});

it('downloads a placeholder once, and rejects a response that is too large', async () => {
  const placeholders = {};
  const urls = [`${origin}/tiny.jpg`, `${origin}/large.jpg`];
  expect(await downloadPlaceholders(urls, placeholders)).toBeUndefined();
  expect(placeholders).toEqual({ [`${origin}/tiny.jpg`]: 'data:image/webp;base64,eHh4eHg=' });
  await downloadPlaceholders([`${origin}/tiny.jpg`], placeholders);
  expect(requests.filter((url) => url === '/tiny.jpg')).toHaveLength(1);
});

it('returns the reason why placeholders are missing', async () => {
  expect(String(await downloadPlaceholders([`${origin}/missing.jpg`], {}))).toContain(
    'responded with 404',
  );
});
