import { goldAdjectives } from './gold/goldAdjectives';
import { goldNames } from './gold/goldNames';
import { goldNouns } from './gold/goldNouns';
import { goldVerbs } from './gold/goldVerbs';

/** A word and all its forms, each once, the lemma first. */
export type Paradigm = {
  lemma: string;
  kind: 'noun' | 'adjective' | 'name' | 'verb';
  /** How it inflects, in words: `feminine, strong, plural -ir`. */
  declension: string;
  forms: readonly string[];
};

/**
 * The paradigms that search is measured by, written by hand before any rule was tuned. Their lemmas are kept
 * out of what rules are induced from (scripts/morphology). Only a form that is wrong Icelandic is changed.
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
