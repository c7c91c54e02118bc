import { toImage } from '../../content/image';
import { toMediaQuery, toTinyQuery } from './toMediaQuery';

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

it('reads in the address of a rendition what the content service must be asked', () => {
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
  'asks for %s as it is',
  (address) => {
    expect(toMediaQuery(address)).toBe(address);
  },
);

it('asks for the colours of an image, of this site and of a CDN, within its crop', () => {
  const tiny = { rect: '100,0,900,900', w: '4', h: '3', fit: 'scale', fm: 'webp', q: '40' };
  for (const url of [own, cdn]) {
    const asked = new URL(toTinyQuery(imageOf(url)?.src ?? '') ?? '', origin);
    expect(Object.fromEntries(asked.searchParams)).toEqual(tiny);
    expect(asked.origin).toBe(new URL(url).origin);
  }
});

it('does not for what may be transparent, is drawn in the page, or is not of the CMS', () => {
  const png = imageOf(`${origin}/media/merki.png?auto=compress,format`);
  expect(toTinyQuery(png?.src ?? '')).toBeUndefined();
  expect(toTinyQuery('data:image/svg+xml,%3Csvg%3E')).toBeUndefined();
  expect(toTinyQuery('https://example.is/mynd.jpg?w=4')).toBeUndefined();
  expect(toTinyQuery('')).toBeUndefined();
});
