import { toPlayerUrl } from './EmbedPlayer';

const youTube = 'https://www.youtube-nocookie.com/embed/aBc-12_45Xz';
const list = 'https://www.youtube-nocookie.com/embed/videoseries?list=PL1';

it.each([
  ['https://www.youtube.com/watch?v=aBc-12_45Xz', youTube],
  ['https://www.youtube.com/watch?feature=youtu.be&v=aBc-12_45Xz', youTube],
  ['https://youtu.be/aBc-12_45Xz', youTube],
  ['https://www.youtube.com/shorts/aBc-12_45Xz', youTube],
  ['https://www.youtube.com/live/aBc-12_45Xz?si=x', youTube],
  ['https://www.youtube-nocookie.com/embed/aBc-12_45Xz', youTube],
  ['https://youtu.be/aBc-12_45Xz?t=90', `${youTube}?start=90`],
  ['https://www.youtube.com/watch?v=aBc-12_45Xz&t=1h2m3s', `${youTube}?start=3723`],
  ['https://www.youtube.com/watch?v=aBc-12_45Xz&t=soon', youTube],
  ['https://www.youtube.com/playlist?list=PL1', list],
  ['https://www.youtube.com/embed/videoseries?list=PL1', list],
])('plays %s without cookies of YouTube before playback', (url, address) => {
  expect(toPlayerUrl('YouTube', url)).toBe(address);
});

it.each([
  ['https://vimeo.com/76979871', '76979871?dnt=1'],
  ['https://vimeo.com/76979871/abc123', '76979871?dnt=1&h=abc123'],
  ['https://player.vimeo.com/video/76979871?h=abc123', '76979871?dnt=1&h=abc123'],
  ['https://vimeo.com/channels/staffpicks/76979871', '76979871?dnt=1'],
  ['https://vimeo.com/showcase/1/video/76979871', '76979871?dnt=1'],
])('plays %s without tracking', (url, address) => {
  expect(toPlayerUrl('Vimeo', url)).toBe(`https://player.vimeo.com/video/${address}`);
});

it.each([
  ['YouTube', 'https://www.youtube.com/HonnunMars1'],
  ['YouTube', 'https://www.youtube.com/watch?v=short'],
  ['YouTube', 'https://www.youtube.com/watch?v=aBc-12_45X"'],
  ['YouTube', 'https://www.youtube.com/embed/live_stream?channel=UC1'],
  ['YouTube', 'https://www.youtube.com/'],
  ['Vimeo', 'https://vimeo.com/midstod'],
  ['Vimeo', 'https://vimeo.com/event/76979871'],
  ['Vimeo', 'https://vimeo.com/76979871"onload='],
] as const)('finds no video of %s at %s', (provider, url) => {
  expect(toPlayerUrl(provider, url)).toBeUndefined();
});
