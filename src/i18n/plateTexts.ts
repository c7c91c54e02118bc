import type { Language } from './languages';

type PlateTexts = {
  heading: string;
  /** Begins the name of a link to a picture. The picture's alternative text follows. */
  enlarge: (number: number) => string;
  viewer: (project: string) => string;
  count: (number: number, of: number) => string;
  previous: string;
  next: string;
  /** The name of the button that shows the picture with all pixels of its file. */
  fullSize: string;
  close: string;
};

/** If these messages were in `messages/`, every reader would download them. */
export const plateTexts: Record<Language, PlateTexts> = {
  is: {
    heading: 'Myndir',
    enlarge: (number) => `Stækka mynd ${number}`,
    viewer: (project) => `Myndir: ${project}`,
    count: (number, of) => `${number} af ${of}`,
    previous: 'Fyrri',
    next: 'Næsta',
    fullSize: 'Full stærð',
    close: 'Loka',
  },
  'en-us': {
    heading: 'Pictures',
    enlarge: (number) => `Enlarge picture ${number}`,
    viewer: (project) => `Pictures: ${project}`,
    count: (number, of) => `${number} of ${of}`,
    previous: 'Previous',
    next: 'Next',
    fullSize: 'Full size',
    close: 'Close',
  },
};
