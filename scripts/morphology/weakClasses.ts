/** A class of weak verbs: the ending of its lemmas and the endings that replace it in the past. */
export type WeakClass = {
  lemma: RegExp;
  /** The ends of the past stem and of the supine in place of the lemma's: leið-a → leid-d-i, leit-t. */
  past: string;
  supine: string;
  /** The vowels before that end, in the present and in the past: telja, valdi. */
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
 * horfa, sýna, læsa; leiða, veita, rétta, senda, benda, skipta, virða; tryggja, fylgja, þekkja; telja … Verbs
 * with a past in -aði need no class.
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
