import { toImage } from '../../content/values/image';
import { toMediaQuery, toPlaceholderUrl } from './toMediaQuery';

const origin = 'http://localhost:3100';
beforeAll(() => {
  process.env['GATSBY_MEDIA_ORIGIN'] = origin;
});
afterAll(() => {
  delete process.env['GATSBY_MEDIA_ORIGIN'];
});

const imageOf = (url: string) =>
  toImage({ url, dimensions: { width: 1600, height: 900 }, alt: null, copyright: null });
const own = `${origin}/media/safn/st%C3%B3ll%20(2).jpg?auto=compress,format&rect=100,0,900,900&w=4&h=4`;
const cdn = 'https://images.prismic.io/midstod/stoll.jpg?auto=compress,format&rect=100,0,900,900';

it('converts the path of a rendition to a URL of the content service', () => {
  const image = imageOf(own);
  const [file, query] = toMediaQuery(image?.src ?? '').split('?');
  expect(decodeURIComponent(file ?? '')).toBe('/media/safn/stóll (2).jpg');
  expect(Object.fromEntries(new URLSearchParams(query))).toEqual({
    rect: '100,0,900,900',
    w: '1200',
    fm: 'jpg',
  });
  const [candidate = ''] = image?.srcSet?.split(' ') ?? [];
  expect(toMediaQuery(candidate)).toMatch(/&w=320&fm=avif&q=50$/);
  expect(toMediaQuery(image?.shared ?? '')).toMatch(/&w=1200&h=640&fit=crop&fm=jpg$/);
});

it.each(['/media/samningur.pdf', '/media/mynd@2x.png', '/media/a@b.jpg'])(
  'does not change %s',
  (address) => {
    expect(toMediaQuery(address)).toBe(address);
  },
);

it('makes the URL of a placeholder, with the crop of its image, on this site and on a CDN', () => {
  const tiny = { rect: '100,0,900,900', w: '2', h: '2', fit: 'scale', fm: 'webp', q: '40' };
  for (const url of [own, cdn]) {
    const placeholder = new URL(toPlaceholderUrl(imageOf(url)?.src ?? '') ?? '', origin);
    expect(Object.fromEntries(placeholder.searchParams)).toEqual(tiny);
    expect(placeholder.origin).toBe(new URL(url).origin);
  }
});

it('makes no placeholder for PNG, inline images and images that are not from the CMS', () => {
  const png = imageOf(`${origin}/media/merki.png?auto=compress,format`);
  expect(toPlaceholderUrl(png?.src ?? '')).toBeUndefined();
  expect(toPlaceholderUrl('data:image/svg+xml,%3Csvg%3E')).toBeUndefined();
  expect(toPlaceholderUrl('https://example.is/mynd.jpg?w=4')).toBeUndefined();
  expect(toPlaceholderUrl('')).toBeUndefined();
});
