import type { Language } from '../languages';

/**
 * What visitors need to know before they come. These texts are loaded with the components that show
 * them, and are not part of the first load of every page. They begin with a small letter, because
 * other texts may precede them.
 */
const is = {
  access: {
    'step-free': 'hjólastólafært',
    steps: 'þrep á leiðinni',
    'sign-language': 'táknmálstúlkun',
    captions: 'textun',
    'hearing-loop': 'tónmöskvi',
    'quiet-session': 'kyrrlát stund',
  },
  spoken: {
    Icelandic: 'á íslensku',
    English: 'á ensku',
    'Icelandic and English': 'á íslensku og ensku',
  },
  soldOut: { tickets: 'uppselt', registration: 'fullbókað', none: 'fullbókað' },
  noBooking: 'ekki þarf að bóka',
  past: 'liðinn',
  series: 'Röð',
};

const en: typeof is = {
  access: {
    'step-free': 'step-free',
    steps: 'steps on the way',
    'sign-language': 'sign language interpreter',
    captions: 'captions',
    'hearing-loop': 'hearing loop',
    'quiet-session': 'quiet session',
  },
  spoken: {
    Icelandic: 'in Icelandic',
    English: 'in English',
    'Icelandic and English': 'in Icelandic and English',
  },
  soldOut: { tickets: 'sold out', registration: 'fully booked', none: 'fully booked' },
  noBooking: 'not needed',
  past: 'over',
  series: 'Series',
};

export const eventTexts: Record<Language, typeof is> = { is, 'en-us': en };
