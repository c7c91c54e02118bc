import { toEmbed } from './embed';

const watch = 'https://www.youtube.com/watch?v=aBc-12_45Xz';

it.each([
  [watch, 'YouTube'],
  ['https://youtu.be/aBc-12_45Xz?t=90', 'YouTube'],
  ['https://m.youtube.com/shorts/aBc-12_45Xz', 'YouTube'],
  ['https://www.youtube-nocookie.com/embed/aBc-12_45Xz', 'YouTube'],
  ['HTTPS://WWW.YOUTUBE.COM/watch?v=aBc-12_45Xz', 'YouTube'],
  ['https://vimeo.com/76979871', 'Vimeo'],
  ['https://player.vimeo.com/video/76979871', 'Vimeo'],
  ['https://www.facebook.com/honnunarmidstod/posts/123', 'Facebook'],
  ['https://is-is.facebook.com/honnunarmidstod/posts/123', 'Facebook'],
  ['https://www.instagram.com/p/Cabc_1/', 'Instagram'],
  ['https://twitter.com/midstod/status/123', 'X'],
  ['https://x.com/midstod/status/123', 'X'],
])('recognises the provider of %s', (url, provider) => {
  expect(toEmbed({ embed_url: url })).toMatchObject({ url, player: { provider } });
});

// test/hostileInput.slow.test.tsx tests addresses that look like those of a provider.
it.each([
  'https://soundcloud.com/midstod/leir',
  'https://notyoutube.com/watch?v=aBc-12_45Xz',
  'https://hönnun.is/myndband',
])('makes %s a link, whatever provider oEmbed names', (url) => {
  const embed = toEmbed({ embed_url: url, provider_name: 'YouTube', html: '<iframe src="x">' });
  expect(embed).toEqual({ url, title: url });
});

it.each([
  ['no address', undefined],
  ['an empty one', ' '],
  ['a script', 'javascript:alert(1)'],
  ['a script that looks like an address', 'javascript://youtube.com/%0aalert(1)'],
  ['data', 'data:text/html,<script>alert(1)</script>'],
  ['an address of this site', '/verkefni/'],
  ['a number', 7],
])('returns undefined for %s', (_what, url) => {
  expect(toEmbed({ embed_url: url, title: 'Leir' })).toBeUndefined();
});

it('has the proportions of the video, or 16:9 if oEmbed gives no size', () => {
  const ratioOf = (size: object) => toEmbed({ embed_url: watch, ...size })?.player?.ratio;
  expect(ratioOf({ width: 200, height: 100 })).toBe(2);
  expect(ratioOf({ width: '100', height: '200' })).toBe(0.5);
  for (const size of [
    {},
    { width: 100 },
    { width: 9, height: 0 },
    { width: 0, height: 0 },
    { width: '100%', height: 9 },
  ]) {
    expect(ratioOf(size)).toBeCloseTo(16 / 9);
  }
});

it('takes its title from oEmbed, else the author, else the address', () => {
  const titleOf = (words: object) => toEmbed({ embed_url: watch, ...words })?.title;
  expect(titleOf({ title: 'Flæðarmál', author_name: 'Miðstöð' })).toBe('Flæðarmál');
  expect(titleOf({ title: null, author_name: 'Miðstöð' })).toBe('Miðstöð');
  expect(titleOf({})).toBe(watch);
});
