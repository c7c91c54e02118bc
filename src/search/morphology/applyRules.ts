import { aroundLastVowel } from './lastVowel';

/** Rules by the ending that they remove. */
export type Rules = ReadonlyMap<string, readonly Rule[]>;

export type Rule = {
  lemmaEnding: string;
  /** The last vowel before the ending, in the form and in the lemma. Both empty: any vowel, unchanged. */
  from: string;
  to: string;
  isAfterVowel: boolean;
  rank: number;
};

/**
 * Parses rules.ts. A line is `lemmaEnding/from:to`, followed by groups of a rank and the endings with that
 * rank, each after a space: `a/ö:a 3um,unum 4unnar` turns `sögum`, `sögunum` and `sögunnar` into `saga`. A
 * rank is one digit to base 36. A line that begins with `-` applies to endings after a vowel; all others
 * apply to endings after a consonant.
 */
export function parseRules(text: string): Rules {
  const rules = new Map<string, Rule[]>();
  for (const line of text.split('\n')) {
    const [target = '', ...ranked] = line.split(' ');
    const isAfterVowel = target.startsWith('-');
    const [lemmaEnding = '', from = '', to = ''] = target.slice(isAfterVowel ? 1 : 0).split(/[/:]/);
    for (const endings of ranked) {
      const rank = parseInt(endings.charAt(0), 36);
      for (const ending of endings.slice(1).split(',')) {
        const list = rules.get(ending) ?? [];
        list.push({ lemmaEnding, from, to, isAfterVowel, rank });
        rules.set(ending, list);
      }
    }
  }
  return rules;
}

const MAX_ENDING_LETTERS = 12;

/** Calls `onLemma` with each dictionary form that a rule makes of a form, and the rank of the rule. */
export function applyRules(
  rules: Rules,
  form: string,
  onLemma: (lemma: string, rank: number) => void,
): void {
  const shortest = Math.max(1, form.length - MAX_ENDING_LETTERS);
  for (let end = form.length; end >= shortest; end -= 1) {
    const list = rules.get(form.slice(end));
    if (!list) continue;
    const stem = form.slice(0, end);
    const around = aroundLastVowel(stem);
    if (!around) return;
    const { before, vowel, after } = around;
    for (const { lemmaEnding, from, to, isAfterVowel, rank } of list) {
      if (isAfterVowel !== (after === '')) continue;
      if (from === '') onLemma(stem + lemmaEnding, rank);
      else if (from === vowel) onLemma(before + to + after + lemmaEnding, rank);
      else if (from === `j${vowel}` && before.endsWith('j')) {
        onLemma(before.slice(0, -1) + to + after + lemmaEnding, rank);
      }
    }
  }
}
