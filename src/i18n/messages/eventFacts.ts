import type { Language } from '../languages';

/** These texts load with the components that show them, and can follow other texts. */
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
