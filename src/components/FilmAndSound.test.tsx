/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import type { Recording } from '../content/types/recording';
import type { Language } from '../i18n/languages';
import { renderIn } from '../test/renderIn';
import { FilmAndSound } from './FilmAndSound';

const poster = { src: '/media/a.jpg', width: 1280, height: 720, alt: '', shared: '' };
const film: Recording = {
  url: '/media/a.mp4',
  title: 'Reiturinn',
  media: { kind: 'video', size: 349_600, poster, captions: '/media/a.vtt' },
};

function renderRecording(recording: Recording, lang: Language = 'is') {
  const { container } = renderIn(lang, <FilmAndSound recording={recording} lang={lang} />);
  return (selector: string) => container.querySelector(selector);
}

it('has a poster and captions, which are not loaded before it is played, and a link to the file', () => {
  const find = renderRecording(film);
  expect(find('video')).toHaveAccessibleName('Reiturinn');
  expect(find('video')).not.toHaveAttribute('crossorigin');
  // Browsers would request captions with this attribute before a reader plays the film.
  expect(find('track[default]')).toBeNull();
  expect(screen.getByRole('link', { name: /^Sækja myndskeið \(MP4, 350\skB\)$/ })).toHaveAttribute(
    'href',
    '/media/a.mp4',
  );
});

it('has a poster in the format of the pages, as wide as the film', () => {
  const srcSet = '/media/a-480.avif 480w, /media/a-1200.avif 1200w, /media/a-2400.avif 2400w';
  const find = renderRecording({
    ...film,
    media: { kind: 'video', poster: { ...poster, srcSet, type: 'image/avif' } },
  });
  expect(find('video')).toHaveAttribute('poster', '/media/a-1200.avif');
});

it('has no track without captions, and no size that is unknown', () => {
  const find = renderRecording({ ...film, media: { kind: 'video' } }, 'en-us');
  expect(find('track')).toBeNull();
  expect(screen.getByRole('link', { name: 'Download the film (MP4)' })).toBeInTheDocument();
});

it('may load captions from another origin', () => {
  const captions = 'https://acme.cdn.prismic.io/acme/a.vtt';
  const find = renderRecording({ ...film, media: { kind: 'video', captions } });
  expect(find('video')).toHaveAttribute('crossorigin', 'anonymous');
});

it.each([
  ['is', '1,3 MB'],
  ['en-us', '1.3 MB'],
] as const)('is a sound, whose size is written in %s', (lang, size) => {
  const url = 'https://acme.cdn.prismic.io/acme/klapp.m4a?v=1';
  const media = { kind: 'audio', size: 1_250_001 } as const;
  const find = renderRecording({ url, title: 'Klapp', media }, lang);
  expect(find('audio')).toHaveAttribute('preload', 'none');
  expect(find('a')).toHaveTextContent(`(M4A, ${size})`);
});

it('has its transcript in a closed disclosure, also if a provider plays it', () => {
  const transcript = [
    { kind: 'paragraph' as const, children: [{ kind: 'text' as const, text: 'Vindur.' }] },
  ];
  const player = { provider: 'YouTube', ratio: 1 } as const;
  const url = 'https://youtu.be/aaaaaaaaaaa';
  const find = renderRecording({ url, title: 'Kvöldið', player, transcript });
  expect(screen.getByText('Texti upptöku')).toBeInTheDocument();
  expect(find('details:not([open])')).toHaveTextContent('Vindur.');
  expect(find('figcaption a')).toHaveAttribute('href', url);
  expect(find('iframe, video')).toBeNull();
});

it.each(['https://a.is/kvold.mov', '/media/kvold.pdf'])(
  'is a link to a file, not to a page, if neither the browser nor a provider plays %s',
  (url) => {
    const find = renderRecording({ url, title: 'Kvöldið' });
    expect(find('a')).toHaveAttribute('href', url);
    expect(find('a')).toHaveAttribute('target', '_blank');
    expect(find('figure')).toBeNull();
  },
);
