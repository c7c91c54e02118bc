import { findMedia } from './writeMedia';

const siteUrl = 'https://example.is';
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
