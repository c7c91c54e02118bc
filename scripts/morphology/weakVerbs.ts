import type { Paradigm } from '../../src/test/referenceSet';

export type Word = Pick<Paradigm, 'lemma' | 'kind' | 'forms'>;

type Conjugation = {
  /** The second person plural of the present, a form that no other part of speech has. */
  plural: string;
  distinctive: string[];
  forms: () => string[];
};

const MIN_SHARE_OF_FORMS = 0.6;

/**
 * In `dictionary-is` the forms of most verbs are separate entries without a class. A verb gets the
 * class that has the largest share of its forms in `words`.
 */
export function weakVerbs(words: ReadonlySet<string>): Word[] {
  return [...words].flatMap((lemma) => {
    const [best] = conjugations(lemma)
      // Excludes participles: rökstudda looks like an infinitive, but has no plural rökstuddið.
      .filter(({ plural }) => words.has(plural))
      .map(({ distinctive, forms }) => ({
        forms,
        share: distinctive.filter((form) => words.has(form)).length / distinctive.length,
      }))
      .sort((a, b) => b.share - a.share);
    if (!best || best.share < MIN_SHARE_OF_FORMS) return [];
    const forms = [...new Set(best.forms())].filter((form) => form !== lemma);
    return [{ lemma, kind: 'verb', forms }];
  });
}

/** A class of weak verbs without -aði in the past. */
type WeakClass = {
  /** The end of the lemma, which `past` and `supine` replace. */
  lemma: string;
  past: string;
  supine: string;
  /** The vowels before the end: t[e]lja, t[a]ldi. */
  vowels?: readonly [present: string, past: string];
};

// The ends of lemma, past stem and supine: ða-dd-tt for leiða, leiddi, leitt. A verb of each class:
// horfa, sýna, læsa, leiða, veita, rétta, senda, benda, skipta, virða, tryggja, fylgja, þekkja.
const longClasses =
  'a-ð-t a-d-t a-t-t ða-dd-tt ta-tt-tt tta-tt-tt da-d-t da-t-t ta-t-t ða-t-t ja-ð-t ja-d-t ja-t-t';
// The ends of lemma, past stem and supine of verbs such as telja (tel, telur, taldi, talið), flytja
// and setja.
const shortClasses =
  'lja-ld-lið lja-ld-lt mja-md-mið mja-md-mt nja-nd-nið nja-nd-nt ' +
  'rja-rð-rið rja-rð-rt fja-fð-fið fja-fð-ft kja-kt-kið ðja-dd-tt tja-tt-tt';
const shortVowels = [
  ['e', 'a'],
  ['y', 'u'],
  ['e', 'e'],
] as const;

const toClasses = (classes: string, vowels?: WeakClass['vowels']) =>
  classes.split(' ').map((each): WeakClass => {
    const [end, past = '', supine = ''] = each.split('-');
    return { lemma: (vowels?.[0] ?? '') + end, past, supine, vowels };
  });
const weakClasses = [
  ...toClasses(longClasses),
  ...shortVowels.flatMap((vowels) => toClasses(shortClasses, vowels)),
];

function conjugations(lemma: string): Conjugation[] {
  if (lemma.length < 3) return [];
  if (lemma.endsWith('á')) return [conjugateLong(lemma, lemma, 'ð')];
  if (!lemma.endsWith('a')) return [];
  return [
    conjugateLong(lemma, lemma.slice(0, -1), 'að'),
    ...weakClasses
      .filter((weak) => lemma.endsWith(weak.lemma))
      .map((weak) => conjugate(lemma, weak)),
  ];
}

function conjugateLong(lemma: string, stem: string, dental: string): Conjugation {
  const past = stem + dental;
  const pastU = umlaut(stem) + dental.replace('a', 'u');
  const presentI = stem.replace(/j$/, '');
  const plural = `${presentI}ið`;
  const distinctive = [`${past}i`, `${past}ir`, `${pastU}um`, `${pastU}u`, past, `${lemma}r`];
  return {
    plural,
    distinctive,
    forms: () => [
      ...distinctive,
      ...[plural, `${umlaut(stem)}um`, `${presentI}i`, `${presentI}ir`, `${stem}andi`],
      ...[`${lemma}st`, `${umlaut(stem)}umst`, `${presentI}ist`],
      ...[`${past}ist`, `${pastU}umst`, `${pastU}ust`, `${pastU}uð`, `${past}u`],
      ...participle(past, pastU),
    ],
  };
}

function conjugate(lemma: string, { lemma: end, past, supine, vowels }: WeakClass): Conjugation {
  const start = lemma.slice(0, -end.length);
  const stem = lemma.slice(0, -1);
  const bare = stem.replace(/j$/, '');
  const presentI = vowels ? stem : bare;
  const plural = `${presentI}ið`;
  const pastStem = start + (vowels?.[1] ?? '') + past;
  const pastU = umlaut(pastStem);
  const supineForm = start + (vowels?.[1] ?? '') + supine;
  const distinctive = [
    ...[`${pastStem}i`, `${pastStem}ir`, `${pastU}um`, `${pastU}u`],
    ...[supineForm, vowels ? `${bare}ur` : `${bare}ir`],
  ];
  const withSubjunctive = (subjunctive: string) =>
    [bare, `${bare}st`].concat(addEach(subjunctive, 'i ir um uð u ist'));
  return {
    plural,
    distinctive,
    forms: () => [
      ...distinctive,
      ...(vowels ? withSubjunctive(start + vowels[0] + past) : []),
      ...[plural, `${presentI}i`, `${presentI}ir`, `${stem}um`, `${stem}andi`],
      ...[`${presentI}ist`, `${stem}ast`, `${stem}umst`],
      ...[`${pastStem}ist`, `${pastU}uð`, `${pastU}umst`, `${pastU}ust`],
      `${supineForm.replace(/(?<![tð])[tð]+$/, '')}st`,
      ...(supine.endsWith('ið')
        ? participleInn(supineForm.slice(0, -1), pastStem)
        : participle(pastStem, pastU)),
    ],
  };
}

/** A participle such as kallaður. `stemU` is the stem with ö: kölluð, kölluðum, kölluðu. */
function participle(stem: string, stemU: string): string[] {
  return [...addEach(stem, 'ur an s a ri rar ir ra ar i'), ...addEach(stemU, 'um u'), stemU];
}

/** A participle such as valinn, which has two stems: valinn, valin, valið, but valdir, völdum. */
function participleInn(supine: string, past: string): string[] {
  return [
    ...addEach(supine, 'nn n ns nni nnar nna'),
    ...addEach(past, 'a ir ar i'),
    ...addEach(umlaut(past), 'um u'),
  ];
}

function addEach(stem: string, endings: string): string[] {
  return endings.split(' ').map((ending) => stem + ending);
}

/** Changes a in the last syllable to ö, as before endings with u: kalla, köllum. */
function umlaut(stem: string): string {
  return stem.replace(/a(?=[^aáeéiíoóuúyýæö]*$)/, 'ö');
}
