import type { Language } from './languages';

/** If these messages were in `messages/`, every reader would download them. */
const is = {
  transcript: 'Texti upptöku',
  /** Names the link to the file. The kind and the size of the file follow. */
  download: { video: 'Sækja myndskeið', audio: 'Sækja hljóð' },
};

const en: typeof is = {
  transcript: 'Transcript',
  download: { video: 'Download the film', audio: 'Download the sound' },
};

export const recordingTexts: Record<Language, typeof is> = { is, 'en-us': en };
