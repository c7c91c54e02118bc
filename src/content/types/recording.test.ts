import { toRecording } from './recording';

const document = {
  ...{ id: 'a', type: 'article', lang: 'is' as const, path: '/a/', tags: [] },
  title: 'Reiturinn',
};
const file = (name: string, url = `https://acme.cdn.prismic.io/acme/${name}`) => ({
  ...{ _linkType: 'Link.file', url, size: 350_000 },
});
const vimeo = { embed_url: 'https://vimeo.com/1', title: 'Á Vimeo' };

const warn = jest.spyOn(console, 'warn').mockImplementation();
beforeEach(() => warn.mockClear());

const recordingOf = (raw: object) => toRecording(raw as Queries.RecordingFragment, document);

it('is a film with its poster and captions, before an embed', () => {
  const recording_image = {
    url: 'https://images.prismic.io/acme/a.jpg?auto=compress',
    dimensions: { width: 1280, height: 720 },
    alt: null,
  };
  const film = recordingOf({
    recording: vimeo,
    recording_file: file('reitur.MP4?v=1'),
    recording_image,
    captions: file('reitur.vtt'),
    transcript: [{ type: 'paragraph', text: 'Prjónar tifa.', spans: [] }],
  });
  expect(film).toMatchObject({
    url: 'https://acme.cdn.prismic.io/acme/reitur.MP4?v=1',
    title: 'Reiturinn',
    media: {
      kind: 'video',
      size: 350_000,
      captions: 'https://acme.cdn.prismic.io/acme/reitur.vtt',
      poster: { width: 1280, height: 720 },
    },
    transcript: [{ kind: 'paragraph' }],
  });
  expect(film?.player).toBeUndefined();
});

it('is a sound, which has neither a poster nor captions', () => {
  const recording_file = file('klapp.m4a');
  const captions = file('klapp.vtt');
  expect(recordingOf({ recording_file, captions, recording_title: 'Klapp' })).toEqual({
    url: recording_file.url,
    title: 'Klapp',
    media: { kind: 'audio', size: 350_000 },
  });
});

it('is an embed, with its own title or its provider’s title', () => {
  expect(recordingOf({ recording: vimeo })).toMatchObject({
    url: 'https://vimeo.com/1',
    title: 'Á Vimeo',
    player: { provider: 'Vimeo' },
  });
  expect(recordingOf({ recording: vimeo, recording_title: 'Kvöldið' })?.title).toBe('Kvöldið');
});

it('is only a link to a file that browsers do not play', () => {
  const { media, url } = recordingOf({ recording_file: file('kvold.mov') }) ?? {};
  expect([media, url]).toEqual([undefined, file('kvold.mov').url]);
});

it('has no captions in a format that browsers do not read', () => {
  const film = { recording_file: file('a.webm'), captions: file('a.srt') };
  expect(recordingOf(film)?.media).toEqual({ kind: 'video', size: 350_000 });
});

it.each([
  ['nothing', {}],
  ['only a transcript', { transcript: [{ type: 'paragraph', text: 'Já.', spans: [] }] }],
  ['an embed without an address', { recording: {} }],
])('does not exist for %s', (_what, raw) => {
  expect(recordingOf(raw)).toBeUndefined();
  expect(warn).not.toHaveBeenCalled();
});

it.each(['javascript:alert(1)//a.mp4', 'data:video/mp4,a.mp4', 'a.mp4'])(
  'is the embed if the address of its file is unsafe: %s',
  (url) => {
    const found = recordingOf({ recording_file: file('', url), recording: vimeo });
    expect(found?.url).toBe('https://vimeo.com/1');
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('field recording_file'));
  },
);
