import { findSources, withPlaceholders } from './placeholders';

const of = (src: string) => (src === '/a.jpg?x=1&y=2' ? 'data:image/webp;base64,AAAA' : undefined);
const style = '--placeholder:url(data:image/webp;base64,AAAA)';
const html = '<p>Mynd</p><img class="b" src="/a.jpg?x=1&amp;y=2"/><img src="/other.jpg"/>';

it('finds the decoded sources of images', () => {
  expect(findSources(html)).toEqual(['/a.jpg?x=1&y=2', '/other.jpg']);
});

it('adds a placeholder to an image, and does not change other images', () => {
  expect(withPlaceholders(html, of)).toBe(
    `<p>Mynd</p><img style="${style}" class="b" src="/a.jpg?x=1&amp;y=2"/><img src="/other.jpg"/>`,
  );
});

it('keeps the style of an image', () => {
  const positioned = '<img style="object-position:25% 10%" src="/a.jpg?x=1&amp;y=2"/>';
  expect(withPlaceholders(positioned, of)).toContain(`style="${style};object-position:25% 10%"`);
});

it('writes a placeholder once, and replaces an older one', () => {
  const once = withPlaceholders(html, of);
  const newer = (src: string) => of(src)?.replace('AAAA', 'BBBB');
  expect(withPlaceholders(once, of).match(/--placeholder/g)).toHaveLength(1);
  expect(withPlaceholders(once, newer)).toContain('base64,BBBB');
  expect(withPlaceholders(once, newer)).not.toContain('AAAA');
});
