import { goldAdjectives } from './gold/goldAdjectives';
import { goldNames } from './gold/goldNames';
import { goldNouns } from './gold/goldNouns';
import { goldVerbs } from './gold/goldVerbs';

/** A word with all its inflected forms, without duplicates, the lemma first. */
export type Paradigm = {
  lemma: string;
  kind: 'noun' | 'adjective' | 'name' | 'verb';
  /** For example `feminine, strong, plural -ir`. */
  declension: string;
  forms: readonly string[];
};

/**
 * The paradigms that measure the search. They were written by hand before any rule was tuned, and
 * their lemmas are not in the data from which the rules are induced (scripts/morphology). Change a
 * form only if it is wrong Icelandic.
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
