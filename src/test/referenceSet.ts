import { referenceAdjectives } from './reference/referenceAdjectives';
import { referenceNames } from './reference/referenceNames';
import { referenceNouns } from './reference/referenceNouns';
import { referenceVerbs } from './reference/referenceVerbs';

/** A word with its forms. `forms` begins with the lemma and has no duplicates. */
export type Paradigm = {
  lemma: string;
  kind: 'noun' | 'adjective' | 'name' | 'verb';
  /** For example `feminine, strong, plural -ir`. */
  declension: string;
  forms: readonly string[];
};

/**
 * Paradigms that measure the search. They were written by hand before any rule was tuned, and the
 * rules are not learnt from their lemmas (scripts/morphology). Change a form only if it is wrong
 * Icelandic.
 */
export const referenceSet: readonly Paradigm[] = [
  ...toParadigms('noun', referenceNouns),
  ...toParadigms('adjective', referenceAdjectives),
  ...toParadigms('name', referenceNames),
  ...toParadigms('verb', referenceVerbs),
];

function toParadigms(
  kind: Paradigm['kind'],
  byDeclension: Record<string, Record<string, string>>,
): Paradigm[] {
  return Object.entries(byDeclension).flatMap(([declension, paradigms]) =>
    Object.entries(paradigms).map(([lemma, text]) => ({
      lemma,
      kind,
      declension,
      forms: [...new Set(text.split(/\s+/))],
    })),
  );
}
