import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { BuildArgs } from 'gatsby';
import { workInEmptyFolders } from '../../test/temporaryFolder';
import { writeMedia } from './writeMedia';

const requests: string[] = [];
let image = { etag: '"1"', tiny: 'tiny' };
const server = createServer(({ url = '', headers }, response) => {
  requests.push(url);
  const isTiny = url.includes('fm=webp');
  const isKnown = headers['if-none-match'] === image.etag;
  const status = url.startsWith('/gone.jpg') ? 404 : isKnown ? 304 : 200;
  response.writeHead(status, { etag: image.etag, 'content-type': 'image/webp' });
  response.end(isKnown ? '' : isTiny ? image.tiny : url);
});
let origin: string;
workInEmptyFolders();
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => {
  delete process.env['GATSBY_MEDIA_ORIGIN'];
  delete process.env['MEDIA_ON_REQUEST'];
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

function build(html: string) {
  mkdirSync('public/page-data/404.html', { recursive: true });
  writeFileSync('public/index.html', html);
  writeFileSync('public/atom.xml', '<content url="https://example.is/media/a.jpg@w_9~h_9.jpg"/>');
  const cached = new Map<string, unknown>();
  const reporter = {
    createProgress: () => ({ start: jest.fn(), tick: jest.fn(), end: jest.fn() }),
    warn: jest.fn(),
  };
  const args = {
    graphql: async () => ({ data: { site: { siteMetadata: { siteUrl: 'https://example.is' } } } }),
    cache: {
      get: async (key: string) => cached.get(key),
      set: async (key: string, value: unknown) => cached.set(key, value),
    },
    reporter,
  } as unknown as BuildArgs;
  requests.length = 0;
  return { args, reporter };
}

const page =
  '<head></head><picture><source srcSet="/media/a.jpg@w_240.avif 240w"/><img src="/media/a.jpg@w_240.jpg"/></picture>';
const read = (file: string) => readFileSync(path.join('public', file), 'utf8');

it('downloads the files that pages and feeds need, and adds placeholders', async () => {
  process.env['GATSBY_MEDIA_ORIGIN'] = origin;
  const { args, reporter } = build(page);
  await writeMedia(args);
  expect(read('media/a.jpg@w_240.avif')).toContain('fm=avif');
  expect(existsSync('public/media/a.jpg@w_240.jpg')).toBe(true);
  expect(existsSync('public/media/a.jpg@w_9~h_9.jpg')).toBe(true);
  expect(read('index.html')).toContain('--placeholder:url(data:image/webp;base64,dGlueQ==)');
  expect(reporter.warn).not.toHaveBeenCalled();
});

it('downloads only placeholders if the server requests the files later', async () => {
  process.env['GATSBY_MEDIA_ORIGIN'] = origin;
  process.env['MEDIA_ON_REQUEST'] = 'true';
  const { args } = build(page);
  await writeMedia(args);
  expect(existsSync('public/media')).toBe(false);
  expect(read('index.html')).toContain('--placeholder:url(data:image/webp;base64,dGlueQ==)');
});

it('changes nothing in a second build', async () => {
  process.env['GATSBY_MEDIA_ORIGIN'] = origin;
  const { args } = build(page);
  await writeMedia(args);
  const before = read('index.html');
  requests.length = 0;
  await writeMedia(args);
  expect(read('index.html')).toBe(before);
  // The second call sends one conditional request for each file, and none for the placeholder.
  expect(requests).toHaveLength(3);
});

it("downloads no image from Prismic's CDN", async () => {
  const src = `${origin}/a.jpg?auto=compress,format&amp;w=240`;
  const { args } = build(`<head></head><img src="${src}"/>`);
  await writeMedia(args);
  expect(existsSync('public/media')).toBe(false);
  expect(requests).toEqual(['/a.jpg?w=2&h=2&fit=scale&fm=webp&q=40']);
  expect(read('index.html')).toContain(`src="${src}"`);
  expect(read('index.html')).toContain('--placeholder:');
});

it('warns and continues without placeholders if the CDN cannot be reached', async () => {
  const html = '<img src="http://127.0.0.1:65533/a.jpg?auto=format&amp;w=240"/>';
  const { args, reporter } = build(html);
  await writeMedia(args);
  expect(read('index.html')).toBe(html);
  expect(reporter.warn).toHaveBeenCalledWith(expect.stringContaining('ECONNREFUSED'));
});

it('all other images have placeholders if an image does not exist', async () => {
  const names = ['gone.jpg', ...Array.from({ length: 20 }, (_, index) => `${index}.jpg`)];
  const images = names.map((name) => `<img src="${origin}/${name}?auto=format&amp;w=240"/>`);
  const { args, reporter } = build(`<head></head>${images.join('')}`);
  await writeMedia(args);
  expect(read('index.html').match(/--placeholder:/g)).toHaveLength(20);
  expect(reporter.warn).toHaveBeenCalledWith(expect.stringMatching(/gone\.jpg.* 404/));
});

it('a page gets placeholders after Gatsby has written it again, and after its image has changed', async () => {
  process.env['GATSBY_MEDIA_ORIGIN'] = origin;
  const { args } = build(page);
  await writeMedia(args);
  const first = read('index.html');
  writeFileSync('public/index.html', page);
  await writeMedia(args);
  expect(read('index.html')).toBe(first);
  image = { etag: '"2"', tiny: 'other' };
  await writeMedia(args);
  expect(read('index.html')).toBe(first.replace('dGlueQ==', 'b3RoZXI='));
});
