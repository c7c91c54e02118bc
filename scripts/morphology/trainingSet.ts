import { goldSet } from '../../src/test/goldSet';
import { readDictionary, type DictionaryParadigm } from './readDictionary';
import { weakVerbs } from './weakVerbs';

/**
 * What rules may be learnt from: the dictionary's words and the weak verbs that it lists form by form,
 * without the lemmas of the gold set. Compounds that end in one, as blaðamaður in maður, are other words and
 * stay.
 */
export function readTrainingSet(): DictionaryParadigm[] {
  const gold = new Set(goldSet.map(({ lemma }) => lemma));
  const { paradigms, words } = readDictionary();
  const known = new Set(paradigms.filter(({ kind }) => kind === 'verb').map(({ lemma }) => lemma));
  const verbs = weakVerbs(words).filter(({ lemma }) => !known.has(lemma));
  return [...paradigms, ...verbs].filter(({ lemma }) => !gold.has(lemma));
}

const SHORTEST_HEAD = 4;

/** The same without the compounds, and without whatever else ends like a lemma of the gold set. */
export function withoutGoldEndings(paradigms: readonly DictionaryParadigm[]): DictionaryParadigm[] {
  const heads = goldSet.map(({ lemma }) => lemma).filter(({ length }) => length >= SHORTEST_HEAD);
  return paradigms.filter(({ lemma }) => !heads.some((head) => lemma.endsWith(head)));
}

const SEED = 20_261_121;
const SHARE_HELD_OUT = 0.2;

/**
 * Parts the words by chance, always the same: four fifths to learn from, one fifth to be tried with. The forms
 * of a lemma stay together.
 */
export function holdOut(paradigms: readonly DictionaryParadigm[]): {
  learnt: DictionaryParadigm[];
  heldOut: DictionaryParadigm[];
} {
  let state = SEED;
  const isHeldOut = new Map(
    [...new Set(paradigms.map(({ lemma }) => lemma))].map((lemma) => {
      state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
      return [lemma, state / 2 ** 32 < SHARE_HELD_OUT];
    }),
  );
  return {
    learnt: paradigms.filter(({ lemma }) => !isHeldOut.get(lemma)),
    heldOut: paradigms.filter(({ lemma }) => isHeldOut.get(lemma)),
  };
}
