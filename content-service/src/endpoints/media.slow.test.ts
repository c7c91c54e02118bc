import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { cleanUp, serve, testContent } from '../../test/content';
import type { TestContent } from '../../test/content';
import type { ContentService } from '../startContentService';

let content: TestContent;
let service: ContentService;
beforeAll(async () => {
  content = testContent();
  content.writeType('article', { Main: {} });
  await content.writeImage('photo.jpg', 400, 200);
  await content.writeImage('folder/with space.png', 40, 20);
  content.write(
    'media/drawing.svg',
    '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="5"/>',
  );
  content.write('media/paper.pdf', 'paper');
  content.write('media/film.mp4', '0123456789');
  content.write('media/folder/changing.txt', 'one');
  const media = (name: string) => path.join(content.folder, 'media', name);
  const halves = `<svg xmlns="http://www.w3.org/2000/svg" width="100" height="50">
    <rect width="50" height="50" fill="#f00"/><rect x="50" width="50" height="50" fill="#00f"/></svg>`;
  await sharp(Buffer.from(halves)).png().toFile(media('halves.png'));
  const clear = { r: 0, g: 0, b: 0, alpha: 0 };
  const create = { width: 4, height: 4, channels: 4 as const, background: clear };
  await sharp({ create }).toFile(media('clear.png'));
  await sharp(media('photo.jpg')).withMetadata({ orientation: 6 }).toFile(media('turned.jpg'));
  const photo = readFileSync(media('photo.jpg'));
  writeFileSync(media('truncated.jpg'), photo.subarray(0, photo.length * 0.7));
  service = await serve(content);
});
afterAll(cleanUp);

async function image(path: string, accept = '*/*') {
  const response = await fetch(`${service.url}/media/${path}`, { headers: { accept } });
  const { format, width, height } = await sharp(
    Buffer.from(await response.arrayBuffer()),
  ).metadata();
  return { format, width, height, type: response.headers.get('content-type') };
}

test('a file without parameters is served unchanged', async () => {
  const response = await fetch(`${service.url}/media/photo.jpg?auto=compress,format`);
  expect(response.headers.get('content-type')).toBe('image/jpeg');
  expect(response.headers.get('vary')).toBe('accept');
  const etag = response.headers.get('etag') ?? '';
  const again = await fetch(`${service.url}/media/photo.jpg`, {
    headers: { 'if-none-match': etag },
  });
  expect(again.status).toBe(304);
});

test('caches may store a file for good only at an address with the hash of its content', async () => {
  const name = 'folder/changing.txt';
  const cacheControl = async (address: string) => {
    const { status, headers } = await fetch(address);
    return [status, headers.get('cache-control')];
  };
  const revalidated = [200, 'public, max-age=0, must-revalidate'];
  const address = content.mediaAddress(name, service.url);
  expect(await cacheControl(address)).toEqual([200, 'public, max-age=31536000, immutable']);
  const earlier = address.replace(/[0-9a-f]{12}_/, '0123456789ab_');
  expect(await cacheControl(earlier)).toEqual(revalidated);
  expect(await cacheControl(`${service.url}/media/${name}`)).toEqual(revalidated);
});

// media/transform.test.ts tests all parameters.
async function pixel(path: string, left: number, top: number): Promise<string> {
  const response = await fetch(`${service.url}/media/${path}`);
  const image = sharp(Buffer.from(await response.arrayBuffer())).toColourspace('srgb');
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  const start = (top * info.width + left) * info.channels;
  return data.subarray(start, start + 3).join();
}

test('a rectangle is cut out; transparent parts become white in a JPEG', async () => {
  expect(await pixel('halves.png?rect=60,0,40,50', 0, 0)).toBe('0,0,255');
  expect(await pixel('clear.png?fm=jpg', 0, 0)).toBe('255,255,255');
});

test('an image with rotation metadata is rotated before it is cropped', async () => {
  expect(await image('turned.jpg')).toMatchObject({ width: 400, height: 200 });
  expect(await image('turned.jpg?w=100')).toMatchObject({ width: 100, height: 200 });
  expect(await image('turned.jpg?rect=0,0,100,400')).toMatchObject({ width: 100, height: 400 });
});

test('a truncated image gives an error with its name and does not affect other images', async () => {
  const response = await fetch(`${service.url}/media/truncated.jpg?w=50`);
  expect(response.status).toBe(415);
  const { message } = (await response.json()) as { message: string };
  expect(message).toMatch(/^The image 'truncated\.jpg' cannot be decoded: /);
  expect((await fetch(`${service.url}/media/photo.jpg?w=50`)).status).toBe(200);
});

test.each([
  ['photo.jpg?auto=compress,format&w=40', 'webp', 'image/webp'],
  ['photo.jpg?w=40', 'jpeg', 'image/jpeg'],
  ['photo.jpg?fm=png&w=40', 'png', 'image/png'],
  ['photo.jpg?fm=avif&w=40', 'heif', 'image/avif'],
  ['folder/with%20space.png?w=20', 'png', 'image/png'],
])('%s has the format %s', async (address, format, type) => {
  expect(await image(address, 'image/avif,image/webp,*/*')).toMatchObject({ format, type });
});

test('vector drawings and other files are served unchanged', async () => {
  const drawing = await fetch(`${service.url}/media/drawing.svg?w=100&auto=format`, {
    headers: { accept: 'image/webp' },
  });
  expect(drawing.headers.get('content-type')).toBe('image/svg+xml');
  const paper = await fetch(`${service.url}/media/paper.pdf`);
  expect([paper.headers.get('content-type'), await paper.text()]).toEqual([
    'application/pdf',
    'paper',
  ]);
});

test.each([
  ['bytes=0-1', '01', 'bytes 0-1/10'],
  ['bytes=7-', '789', 'bytes 7-9/10'],
  ['bytes=7-99', '789', 'bytes 7-9/10'],
])('a film is served in part for the range %s', async (range, part, of) => {
  const { status, headers, text } = await film({ range });
  expect([status, headers.get('content-range'), text]).toEqual([206, of, part]);
  expect(headers.get('content-length')).toBe(String(part.length));
  expect(headers.get('content-type')).toBe('video/mp4');
});

test('a film is served completely for other ranges, and for a range of an earlier version', async () => {
  for (const range of ['bytes=-2', 'bytes=10-', 'bytes=3-2', 'bytes=0-1,3-4', 'lines=0-1']) {
    expect(await film({ range })).toMatchObject({ status: 200, text: '0123456789' });
  }
  const etag = (await film()).headers.get('etag') ?? '';
  const ranged = { range: 'bytes=0-1' };
  expect(await film({ ...ranged, 'if-range': etag })).toMatchObject({ status: 206 });
  expect(await film({ ...ranged, 'if-range': '"earlier"' })).toMatchObject({ status: 200 });
});

async function film(headers: Record<string, string> = {}) {
  const response = await fetch(`${service.url}/media/film.mp4`, { headers });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

test('missing files and files outside the folder give 404 with JSON', async () => {
  for (const path of ['nothing.jpg', '..%2fdocuments%2frepository.json', '']) {
    expect((await fetch(`${service.url}/media/${path}`)).status).toBe(404);
  }
});
