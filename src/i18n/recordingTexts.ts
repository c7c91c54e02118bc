import type { Language } from './languages';

type RecordingTexts = {
  transcript: string;
  /** Names the link to the file. The kind and the size of the file follow. */
  download: { video: string; audio: string };
};

/** If these messages were in `messages/`, every reader would download them. */
export const recordingTexts: Record<Language, RecordingTexts> = {
  is: {
    transcript: 'Texti upptöku',
    download: { video: 'Sækja myndskeið', audio: 'Sækja hljóð' },
  },
  'en-us': {
    transcript: 'Transcript',
    download: { video: 'Download the film', audio: 'Download the sound' },
  },
};
