import type { TextLanguage } from './textRules';

/** Facts that one language states and the other one rightly does not. */
type Exception = { in: TextLanguage; facts: string[]; reason: string };

/** By the uid of the translation. Every entry is needed: the test fails for one that is not. */
export const exceptions: Record<string, Exception[]> = {
  about: [
    {
      in: 'is',
      facts: ['number 163', 'number 1900', 'number 60'],
      reason: 'The English page has no list of figures.',
    },
    {
      in: 'en-us',
      facts: ['number 3', 'number 6'],
      reason: 'Internships are offered on the English page alone.',
    },
  ],
  'black-is-not-one-color': [
    {
      in: 'is',
      facts: ['number 10'],
      reason: 'The English article leaves out the list of the eleven colors.',
    },
  ],
  'boiler-house-library': [
    {
      in: 'is',
      facts: ['number 3'],
      reason: 'The English page leaves out who paid for the house.',
    },
  ],
  'ceramics-courses': [
    {
      in: 'en-us',
      facts: ['place Skagaströnd'],
      reason: 'Only visitors from abroad are told of the Nordic Clay Days here.',
    },
  ],
  'columns-rings': [
    {
      in: 'is',
      facts: ['number 3'],
      reason: 'The Icelandic text names the article about the ring that was made three times.',
    },
  ],
  footstool: [
    {
      in: 'is',
      facts: ['number 4', 'number 9'],
      reason:
        'The introductions differ: this one counts the hours indoors and the visits of a winter.',
    },
    {
      in: 'en-us',
      facts: ['number 2'],
      reason: 'The title and its years of practice are explained to readers from abroad.',
    },
  ],
  'fyrir-honnudi': [
    {
      in: 'is',
      facts: ['date 01-29', 'number 2', 'number 3'],
      reason: 'Contracts and the competition for a logo have no English pages.',
    },
    {
      in: 'en-us',
      facts: ['date 09-07', 'number 9'],
      reason: 'The English page lists the second round of grants and the associations.',
    },
  ],
  'goldsmiths-hallmarks': [
    {
      in: 'is',
      facts: ['place Eyrarbakki'],
      reason: 'The English page leaves out the oldest hallmark.',
    },
    { in: 'en-us', facts: ['number 6'], reason: 'Only the English page leads to the six rings.' },
  ],
  'hafa-samband': [
    {
      in: 'is',
      facts: ['number 6000'],
      reason: 'The length of submitted articles matters to those who write in Icelandic.',
    },
  ],
  honnunarmars: [
    {
      in: 'en-us',
      facts: ['number 10', 'number 45', 'place Reykjavík'],
      reason:
        'Temperatures, the airport bus, and the size of the town are for visitors from abroad.',
    },
  ],
  'islensk-honnun': [
    {
      in: 'is',
      facts: ['place Blönduós', 'place Kópavogur'],
      reason: 'Readers from abroad do not know the towns that are the examples.',
    },
  ],
  'landscape-competitions': [
    {
      in: 'is',
      facts: ['number 3', 'number 6'],
      reason: 'The English page leaves out the three kinds of competition.',
    },
  ],
  'maker-march-2026': [
    {
      in: 'is',
      facts: ['weekday Thursday', 'weekday Saturday', 'weekday Sunday'],
      reason: 'The English article has no list of the days.',
    },
  ],
  'nordic-clay-days-2027': [
    {
      in: 'en-us',
      facts: ['place Reykjavík', 'weekday Wednesday'],
      reason: 'The bus from Reykjavík is for visitors from abroad.',
    },
  ],
  quill: [
    {
      in: 'is',
      facts: ['number 2026'],
      reason: 'The bylaws, last revised in 2026, are in Icelandic alone.',
    },
  ],
  'slagvedur-raincoat': [
    { in: 'is', facts: ['number 5'], reason: 'The English page leaves out the lining.' },
  ],
  'stitch-by-stitch': [
    {
      in: 'is',
      facts: ['number 100', 'time 14:00', 'weekday Sunday'],
      reason:
        'The tours on Sundays are in Icelandic; the number of swatches is left out in English.',
    },
  ],
  'the-fog-library-as-a-piece-of-furniture': [
    {
      in: 'is',
      facts: ['number 4', 'number 50'],
      reason: 'The English article is shorter: the feet of the chair and the way to the coffee.',
    },
  ],
  'the-ring-that-was-made-three-times': [
    {
      in: 'is',
      facts: ['number 2'],
      reason: 'The English article leaves out the rings that come second in the list.',
    },
  ],
  'tongue-and-groove': [
    {
      in: 'is',
      facts: ['place Seyðisfjörður'],
      reason: 'The interview with the designer in Seyðisfjörður is in Icelandic alone.',
    },
  ],
  tussock: [
    {
      in: 'is',
      facts: ['number 10'],
      reason: 'The introductions differ: this one speaks of waiting ten years.',
    },
    {
      in: 'en-us',
      facts: ['number 11', 'number 148'],
      reason: 'The English page says what Icelandic readers find on the pages that it leads to.',
    },
  ],
  'verslanir-sem-selja-islenska-honnun': [
    {
      in: 'en-us',
      facts: ['number 4', 'number 10', 'time 18:00', 'weekday Sunday'],
      reason: 'Distances and closing times are for visitors from abroad.',
    },
  ],
  weft: [
    {
      in: 'is',
      facts: ['number 3', 'number 5'],
      reason: 'The history and the application are described in Icelandic alone.',
    },
    {
      in: 'en-us',
      facts: ['number 2', 'time 17:00', 'time 20:00', 'weekday Thursday'],
      reason: 'The page about the workshop has no translation, so its terms are given here.',
    },
  ],
};
