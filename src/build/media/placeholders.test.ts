import { toStylePolicy } from '../hosting/stylePolicy';
import { findSources, withPlaceholders } from './placeholders';

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
