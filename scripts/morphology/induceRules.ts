import { getOrAdd } from './getOrAdd';
import { applyRules, type Rule } from '../../src/search/morphology/applyRules';
import type { DictionaryParadigm } from './readDictionary';
import { toRule } from './toRule';

/**
 * Learns the rules that lead from the forms of known words to their lemmas, and how far each can be relied on.
 *
 * @param paradigms what is learnt from
 * @returns rule (toRule.ts) → of the forms that the rule can be applied to, the share whose lemma it gives;
 *   rules that were tried on few forms count as less reliable
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

/** The rules as search has them, with their places instead of their ranks. */
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

const HIGHEST_RANK = 35;

/**
 * Writes rules as src/search/morphology/applyRules.ts reads them: a line for what stands in the dictionary
 * form, with the endings that lead there by their rank. In this order they take the fewest bytes.
 *
 * @param rules what `induceRules` gives
 */
export function printRules(rules: ReadonlyMap<string, number>): string {
  const lines = new Map<string, Map<string, string[]>>();
  for (const [rule, reliability] of rules) {
    const [ending = '', target = ''] = rule.split('>');
    const rank = Math.min(HIGHEST_RANK, 1 + Math.floor(-Math.log2(reliability)));
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
