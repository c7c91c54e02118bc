import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { BuildArgs } from 'gatsby';
import { findMedia, saveBuiltFiles, readBuiltFiles, loadBuiltFiles } from './readBuiltFiles';
import type { BuiltFiles } from './readBuiltFiles';

const siteUrl = 'https://example.is';
const folder = mkdtempSync(path.join(tmpdir(), 'built-'));
afterAll(() => rmSync(folder, { recursive: true }));

const name = 'index.html';
const page = (image: string) =>
  `<meta name="robots" content="noindex"/><img src="/media/${image}.jpg@w_9.jpg"/>`;

const write = (text: string) => writeFileSync(path.join(folder, name), text);

const read = (known: BuiltFiles) =>
  readBuiltFiles([name, 'hvergi.html'], { folder, siteUrl }, known);
const sourcesIn = async (known: BuiltFiles) => (await read(known)).get(name)?.sources;

it('finds what other files depend on, in the files that exist', async () => {
  write(page('a'));
  const media = ['/media/a.jpg@w_9.jpg'];
  const found = { hash: expect.any(String), media, sources: media, hasNoindex: true };
  expect([...(await read(new Map()))]).toEqual([[name, found]]);
});

it('does not search a file again that has the same content', async () => {
  write(page('a'));
  const known = await read(new Map());
  const [file] = known.values();
  if (file) file.sources = ['as before'];
  expect(await sourcesIn(known)).toEqual(['as before']);
  write(page('b'));
  expect(await sourcesIn(known)).toEqual(['/media/b.jpg@w_9.jpg']);
});

it('is kept for the next build, unless that looks for something else', async () => {
  const stored = new Map<string, string>();
  const cache = {
    get: async (key: string) => JSON.parse(stored.get(key) ?? 'null') ?? undefined,
    set: async (key: string, value: unknown) => stored.set(key, JSON.stringify(value)),
  } as unknown as BuildArgs['cache'];
  write(page('a'));
  const found = await read(new Map());
  expect(await loadBuiltFiles(cache, siteUrl)).toEqual(new Map());
  await saveBuiltFiles(cache, siteUrl, found);
  expect(await loadBuiltFiles(cache, siteUrl)).toEqual(found);
  expect(await loadBuiltFiles(cache, 'https://other.is')).toEqual(new Map());
});

const find = (text: string) => findMedia(text, siteUrl).sort();

it('finds the sizes of an image and linked files', () => {
  const html =
    '<source srcSet="/media/a.jpg@w_240.avif 240w, /media/a.jpg@w_480.avif 480w" sizes="100vw"/>' +
    '<img src="/media/a.jpg@w_1200.jpg"/><a href="/media/blad.pdf">Blað</a>';
  expect(find(html)).toEqual([
    '/media/a.jpg@w_1200.jpg',
    '/media/a.jpg@w_240.avif',
    '/media/a.jpg@w_480.avif',
    '/media/blad.pdf',
  ]);
});

it('finds the file, the poster and the captions of a film, also in structured data', () => {
  const html =
    '<video src="/media/a.mp4" poster="/media/a.jpg@w_1200.jpg"><track src="/media/a.vtt"/></video>';
  expect(find(html)).toEqual(['/media/a.jpg@w_1200.jpg', '/media/a.mp4', '/media/a.vtt']);
  const data = { contentUrl: `${siteUrl}/media/b.mp4`, thumbnailUrl: `${siteUrl}/media/b.jpg` };
  expect(find(JSON.stringify(data))).toEqual(['/media/b.jpg', '/media/b.mp4']);
});

it('finds absolute URLs in the head, in structured data and in feeds', () => {
  expect(find('<link rel="preload" imageSrcSet="/media/d.avif 1w, /media/e.avif 2w"/>')).toEqual([
    '/media/d.avif',
    '/media/e.avif',
  ]);
  expect(find('<meta property="og:image" content="https://example.is/media/a.jpg"/>')).toEqual([
    '/media/a.jpg',
  ]);
  expect(find('{"image":"https://example.is/media/b.jpg","url":"…"}')).toEqual(['/media/b.jpg']);
  expect(find('<media:content url="https://example.is/media/c.jpg" medium="image"/>')).toEqual([
    '/media/c.jpg',
  ]);
});

it('ignores addresses in texts and queries, and files of other hosts', () => {
  const title = '/media/skjal.pdf, /media/b.jpg 3w';
  expect(find(`<title>${title} – Miðstöð</title>`)).toEqual([]);
  expect(find(`<meta property="og:title" content="${title}"/>`)).toEqual([]);
  expect(find(`<meta property="og:image:alt" content="${siteUrl}${title}"/>`)).toEqual([]);
  expect(find(`<img src="/a.svg" alt="${title}"/><input value="${title}"/>`)).toEqual([]);
  expect(find(JSON.stringify({ headline: title, name: `src="${title}"` }))).toEqual([]);
  expect(find('<p>Sjá /media/a.jpg og, /media/b.jpg 3 sinnum</p>')).toEqual([]);
  expect(find('<img src="https://example.com/media/a.jpg"/>')).toEqual([]);
  expect(find('<a href="/leit/?q=/media/a.jpg">')).toEqual([]);
});
