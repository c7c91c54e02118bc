import { weakClasses } from './weakClasses';
import type { WeakClass } from './weakClasses';

/** One possible conjugation of a weak verb. */
export type Conjugation = {
  /** The second person plural of the present, which no other part of speech has. */
  plural: string;
  /** Forms that differ between the conjugations. */
  distinctive: string[];
  /** Returns all forms, some of them more than once. */
  forms: () => string[];
};

const adjectiveEndings = ['ur', 'an', 'um', 's', '', 'a', 'ri', 'rar', 'u', 'ir', 'ra', 'ar', 'i'];

/**
 * Returns all conjugations that a word would have if it were a weak verb.
 *
 * @param lemma lower case, NFC
 * @returns an empty list for a word that does not end like an infinitive
 */
export function conjugations(lemma: string): Conjugation[] {
  if (lemma.length < 3) return [];
  if (lemma.endsWith('á')) return [conjugateLong(lemma, lemma, 'ð')];
  if (!lemma.endsWith('a')) return [];
  return [
    conjugateLong(lemma, lemma.slice(0, -1), 'að'),
    ...weakClasses.filter((weak) => weak.lemma.test(lemma)).map((weak) => conjugate(lemma, weak)),
  ];
}

/** kalla, kallaði; spá, spáði */
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
  const start = lemma.replace(end, '');
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
  return {
    plural,
    distinctive,
    forms: () => [
      ...distinctive,
      ...(vowels ? [bare, `${bare}st`, ...subjunctive(start + vowels[0] + past)] : []),
      ...[plural, `${presentI}i`, `${presentI}ir`, `${stem}um`, `${stem}andi`],
      ...[`${presentI}ist`, `${stem}ast`, `${stem}umst`],
      ...[`${pastStem}ist`, `${pastU}uð`, `${pastU}umst`, `${pastU}ust`],
      `${supineForm.replace(/(t|ð)+$/, '')}st`,
      ...(supine.endsWith('ið')
        ? participleInn(supineForm, pastStem)
        : participle(pastStem, pastU)),
    ],
  };
}

function subjunctive(stem: string): string[] {
  return ['i', 'ir', 'um', 'uð', 'u', 'ist'].map((ending) => stem + ending);
}

/** kallaður, but kölluð, kölluðum, kölluðu */
function participle(stem: string, stemU: string): string[] {
  return adjectiveEndings.map((ending) => (/^(um?)?$/.test(ending) ? stemU : stem) + ending);
}

/** valinn, valin, valið, but valdir, völdum */
function participleInn(supine: string, past: string): string[] {
  const stem = supine.slice(0, -1);
  return [
    ...['nn', 'n', 'ns', 'nni', 'nnar', 'nna'].map((ending) => stem + ending),
    ...['a', 'ir', 'ar', 'i'].map((ending) => past + ending),
    ...['um', 'u'].map((ending) => umlaut(past) + ending),
  ];
}

/** Changes the last vowel as an ending with u does: kall-a, köll-um. */
function umlaut(stem: string): string {
  return stem.replace(/a(?=[^aáeéiíoóuúyýæö]*$)/, 'ö');
}
