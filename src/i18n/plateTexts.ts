import type { Language } from './languages';

/** If these messages were in `messages/`, every reader would download them. */
const is = {
  heading: 'Myndir',
  /** Begins the name of a link to a picture. The picture's alternative text follows. */
  enlarge: (number: number) => `Stækka mynd ${number}`,
  viewer: (project: string) => `Myndir: ${project}`,
  count: (number: number, of: number) => `${number} af ${of}`,
  previous: 'Fyrri',
  next: 'Næsta',
  fullSize: 'Full stærð',
  close: 'Loka',
};

const en: typeof is = {
  heading: 'Pictures',
  enlarge: (number) => `Enlarge picture ${number}`,
  viewer: (project) => `Pictures: ${project}`,
  count: (number, of) => `${number} of ${of}`,
  previous: 'Previous',
  next: 'Next',
  fullSize: 'Full size',
  close: 'Close',
};

export const plateTexts: Record<Language, typeof is> = { is, 'en-us': en };
