/** How a class of weak verbs is conjugated: how its lemmas end, and what stands there in the past. */
export type WeakClass = {
  lemma: RegExp;
  /** The end of past stem and supine instead of the lemma's: leið-a → leid-d-i, leit-t. */
  past: string;
  supine: string;
  /** telja, valdi: the vowels before that end, in the present and in the past. */
  vowels?: readonly [present: string, past: string];
};

const shortVowels = [
  ['e', 'a'],
  ['y', 'u'],
  ['e', 'e'],
] as const;

/** telja: tel, telur, taldi, talið; flytja, setja. */
const short = (end: string, past: string, supine: string): WeakClass[] =>
  shortVowels.map((vowels) => ({
    lemma: new RegExp(`${vowels[0]}${end}$`),
    past,
    supine,
    vowels,
  }));

/**
 * horfa, sýna, læsa; leiða, veita, rétta, senda, benda, skipta, virða; tryggja, fylgja, þekkja; telja … Those in
 * -aði have no need of classes.
 */
export const weakClasses: readonly WeakClass[] = [
  { lemma: /a$/, past: 'ð', supine: 't' },
  { lemma: /a$/, past: 'd', supine: 't' },
  { lemma: /a$/, past: 't', supine: 't' },
  { lemma: /ða$/, past: 'dd', supine: 'tt' },
  { lemma: /ta$/, past: 'tt', supine: 'tt' },
  { lemma: /tta$/, past: 'tt', supine: 'tt' },
  { lemma: /da$/, past: 'd', supine: 't' },
  { lemma: /da$/, past: 't', supine: 't' },
  { lemma: /ta$/, past: 't', supine: 't' },
  { lemma: /ða$/, past: 't', supine: 't' },
  { lemma: /ja$/, past: 'ð', supine: 't' },
  { lemma: /ja$/, past: 'd', supine: 't' },
  { lemma: /ja$/, past: 't', supine: 't' },
  ...['l', 'm', 'n'].flatMap((end) => [
    ...short(`${end}ja`, `${end}d`, `${end}ið`),
    ...short(`${end}ja`, `${end}d`, `${end}t`),
  ]),
  ...['r', 'f'].flatMap((end) => [
    ...short(`${end}ja`, `${end}ð`, `${end}ið`),
    ...short(`${end}ja`, `${end}ð`, `${end}t`),
  ]),
  ...short('kja', 'kt', 'kið'),
  ...short('ðja', 'dd', 'tt'),
  ...short('tja', 'tt', 'tt'),
];
