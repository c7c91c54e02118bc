import { toImage } from '../../content/values/image';
import { toStylePolicy } from '../hosting/contentSecurityPolicy';
import { toMediaQuery } from './downloadMedia';
import { findSources, toPlaceholderUrl, withPlaceholders } from './placeholders';

const of = (src: string) => (src === '/a.jpg?x=1&y=2' ? 'data:image/webp;base64,AAAA' : undefined);
const rule = 'img[src="/a.jpg?x=1&y=2"]{--placeholder:url(data:image/webp;base64,AAAA)}';
const body = '<p>Mynd</p><img class="b" src="/a.jpg?x=1&amp;y=2"/><img src="/other.jpg"/>';
const html = `<head></head>${body}`;

it('finds the decoded sources of images', () => {
  expect(findSources(html)).toEqual(['/a.jpg?x=1&y=2', '/other.jpg']);
});

it('adds a rule for an image, and does not change the images', () => {
  expect(withPlaceholders(html, of)).toBe(
    `<head><style id="placeholders">${rule}</style></head>${body}`,
  );
  expect(withPlaceholders(html, () => undefined)).toBe(html);
});

it('writes a placeholder once, and replaces or removes an older one', () => {
  const once = withPlaceholders(html + body, of);
  const newer = (src: string) => of(src)?.replace('AAAA', 'BBBB');
  expect(withPlaceholders(once, of)).toBe(once);
  expect(once.match(/--placeholder/g)).toHaveLength(1);
  expect(withPlaceholders(once, newer)).toBe(once.replace('AAAA', 'BBBB'));
  expect(withPlaceholders(once, () => undefined)).toBe(html + body);
});

it('has the policy of the page allow the rules', () => {
  const policyOf = (styles: string[]) => toStylePolicy(styles).replaceAll("'", '&#x27;');
  const page = (styles: string[]) =>
    `<head><meta http-equiv="Content-Security-Policy" content="${policyOf(styles)}"/></head>${body}`;
  const written = withPlaceholders(page(['p{}']), of);
  expect(written).toContain(`content="${policyOf(['p{}', rule])}"`);
  expect(withPlaceholders(written, () => undefined)).toBe(page(['p{}']));
});

it('escapes what ends a string of CSS, or the element', () => {
  const written = withPlaceholders('<head></head><img src="/a\\</style.jpg"/>', () => 'data:,');
  expect(written).toContain('img[src="/a\\5c \\3c /style.jpg"]');
});

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
