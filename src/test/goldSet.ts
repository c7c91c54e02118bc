import { goldAdjectives } from './gold/goldAdjectives';
import { goldNames } from './gold/goldNames';
import { goldNouns } from './gold/goldNouns';
import { goldVerbs } from './gold/goldVerbs';

/** `forms` has no duplicates. The lemma is first. */
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
export const goldSet: readonly Paradigm[] = [
  ...toParadigms('noun', goldNouns),
  ...toParadigms('adjective', goldAdjectives),
  ...toParadigms('name', goldNames),
  ...toParadigms('verb', goldVerbs),
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
