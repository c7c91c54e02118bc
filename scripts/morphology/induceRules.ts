import { getOrAdd } from './getOrAdd';
import { applyRules } from '../../src/search/morphology/applyRules';
import type { Rule } from '../../src/search/morphology/applyRules';
import type { DictionaryParadigm } from './readDictionary';
import { toRule } from './toRule';

/**
 * Learns the rules that lead from the forms of known words to their lemmas, and how reliable each rule is.
 *
 * @param paradigms the words to learn from
 * @returns rule (toRule.ts) → its reliability: the share of the forms to which it applies for which it gives
 *   the right lemma, lowered for a rule that applies to few forms
 */
export function induceRules(paradigms: readonly DictionaryParadigm[]): Map<string, number> {
  const lemmasByForm = new Map<string, Set<string>>();
  const found = new Set<string>();
  for (const { lemma, forms } of paradigms) {
    for (const form of [lemma, ...forms]) {
      getOrAdd(lemmasByForm, form, () => new Set<string>()).add(lemma);
      const rule = form === lemma ? undefined : toRule(form, lemma);
      if (rule !== undefined) found.add(rule);
    }
  }
  const names = [...found];
  const tried = names.map(() => 0);
  const right = names.map(() => 0);
  const rules = index(names);
  for (const [form, lemmas] of lemmasByForm) {
    applyRules(rules, form, (lemma, rule) => {
      tried[rule] = (tried[rule] ?? 0) + 1;
      if (lemmas.has(lemma)) right[rule] = (right[rule] ?? 0) + 1;
    });
  }
  return new Map(
    names.map((name, rule) => [name, ((right[rule] ?? 0) + 0.5) / ((tried[rule] ?? 0) + 5)]),
  );
}

/** Indexes the rules for applyRules.ts, with their positions instead of ranks. */
function index(names: readonly string[]): Map<string, Rule[]> {
  const rules = new Map<string, Rule[]>();
  for (const [rank, name] of names.entries()) {
    const [ending = '', target = ''] = name.split('>');
    const isAfterVowel = target.startsWith('-');
    const [lemmaEnding = '', from = '', to = ''] = target.replace('-', '').split(/[/:]/);
    getOrAdd(rules, ending, () => []).push({ lemmaEnding, from, to, isAfterVowel, rank });
  }
  return rules;
}

const MAX_RANK = 35;

/**
 * Writes rules in the format of src/search/morphology/applyRules.ts: one line for each ending of the
 * dictionary form, with the endings that it replaces, by rank. This order compresses best.
 *
 * @param rules from `induceRules`
 */
export function printRules(rules: ReadonlyMap<string, number>): string {
  const lines = new Map<string, Map<string, string[]>>();
  for (const [rule, reliability] of rules) {
    const [ending = '', target = ''] = rule.split('>');
    const rank = Math.min(MAX_RANK, 1 + Math.floor(-Math.log2(reliability)));
    const ranked = getOrAdd(lines, target, () => new Map<string, string[]>());
    getOrAdd(ranked, rank.toString(36), () => []).push(ending);
  }
  return [...lines]
    .sort(byKey)
    .map(([target, ranked]) => {
      const endings = [...ranked].sort(byKey).map(([rank, list]) => rank + list.sort().join(','));
      return [target, ...endings].join(' ');
    })
    .join('\n');
}

function byKey([left]: readonly [string, unknown], [right]: readonly [string, unknown]): number {
  return left < right ? -1 : 1;
}
