import { toAscii } from '../../src/i18n/toAscii';
import { applyRules, createIrregularLemmas } from '../../src/search/morphology/lemmaCandidates';
import type { Rule } from '../../src/search/morphology/lemmaCandidates';
import { addTo } from '../../src/search/shape/words';
import { referenceSet } from '../../src/test/referenceSet';
import { readDictionary } from './readDictionary';
import type { Word } from './weakVerbs';

export const rulesPath = 'src/search/morphology/rules.ts';

/** Returns the text of rules.ts. The same dictionary gives the same bytes. */
export function toRulesFile(): string {
  return `// Written by scripts/morphology.ts: run \`node --import tsx scripts/morphology.ts\` instead of changing it.
//
// Derived from the npm package dictionary-is 1.0.4, the Icelandic spelling dictionary of
// github.com/nifgraup/hunspell-is: the word list by Orðabók Háskólans and Reiknistofnun Háskóla Íslands,
// in the public domain, with morphology by the contributors to the Icelandic Wiktionary
// (is.wiktionary.org). This file is under the same licence as that, CC BY-SA 3.0
// (https://creativecommons.org/licenses/by-sa/3.0/). Changes: instead of the words, this file contains the
// endings and vowels that turn a form back into its dictionary form, the most frequent first, and the
// forms that a regular word shares with an irregular word.

/** Rules in the format that parseRules describes. */
export const rules = \`${learnRules(readTrainingSet())}\`;

/** Forms of regular words that are forms of irregular words too, separated by spaces. */
export const homographs = \`${findHomographs().join(' ')}\`;
`;
}

/** Excludes the lemmas of the reference set, but not their compounds (blaðamaður from maður). */
export function readTrainingSet(): Word[] {
  const reference = new Set(referenceSet.map(({ lemma }) => lemma));
  const { inflected, weakVerbs } = readDictionary();
  const known = new Set(inflected.filter(({ kind }) => kind === 'verb').map(({ lemma }) => lemma));
  const verbs = weakVerbs.filter(({ lemma }) => !known.has(lemma));
  return [...inflected, ...verbs].filter(({ lemma }) => !reference.has(lemma));
}

/** Returns the forms that a regular and an irregular word share: `leikinn` of leikur and leika. */
function findHomographs(): string[] {
  const { inflected, listedVerbs, weakVerbs } = readDictionary();
  const irregularLemmas = createIrregularLemmas((text) => text);
  const found = new Set<string>();
  for (const { lemma, forms } of [...inflected, ...listedVerbs, ...weakVerbs]) {
    for (const form of forms) {
      const irregular = irregularLemmas(form).filter(({ rank }) => rank === 0);
      if (irregular.length > 0 && !irregular.some((each) => each.lemma === lemma)) found.add(form);
    }
  }
  return [...found].sort((a, b) => (toAscii(a) + a < toAscii(b) + b ? -1 : 1));
}

/** Returns rules in the format of `parseRules`. A rule for few forms counts as less reliable. */
export function learnRules(words: readonly Word[]): string {
  const lemmasByForm = new Map<string, string[]>();
  const found = new Set<string>();
  for (const { lemma, forms } of words) {
    for (const form of [lemma, ...forms]) {
      addTo(lemmasByForm, form, lemma);
      const rule = form === lemma ? undefined : toRule(form, lemma);
      if (rule !== undefined) found.add(rule);
    }
  }
  const counts = [...found].map((rule) => ({ rule, tried: 0, right: 0 }));
  const indexed = indexRules([...found]);
  for (const [form, lemmas] of lemmasByForm) {
    applyRules(indexed, form, (lemma, position) => {
      const count = counts[position];
      if (!count) return;
      count.tried += 1;
      if (lemmas.includes(lemma)) count.right += 1;
    });
  }
  return printRules(
    new Map(counts.map(({ rule, tried, right }) => [rule, (right + 0.5) / (tried + 5)])),
  );
}

function indexRules(names: readonly string[]): Map<string, Rule[]> {
  const rules = new Map<string, Rule[]>();
  for (const [rank, name] of names.entries()) {
    const [ending = '', target = ''] = name.split('>');
    const isAfterVowel = target.startsWith('-');
    const [lemmaEnding = '', from = '', to = ''] = target.replace('-', '').split(/[/:]/);
    addTo(rules, ending, { lemmaEnding, from, to, isAfterVowel, rank });
  }
  return rules;
}

const MAX_RANK = 35;

/** Writes all rules with the same target on one line, because this format compresses best. */
export function printRules(rules: ReadonlyMap<string, number>): string {
  const lines = new Map<string, Map<string, string[]>>();
  for (const [rule, reliability] of rules) {
    const [ending = '', target = ''] = rule.split('>');
    const rank = Math.min(MAX_RANK, 1 + Math.floor(-Math.log2(reliability)));
    const ranked = lines.get(target) ?? new Map<string, string[]>();
    lines.set(target, ranked);
    addTo(ranked, rank.toString(36), ending);
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

const vowels = 'aáeéiíoóuúyýæö';
const nuclei = new RegExp(`(au|e[iy]|[${vowels}])`);
const vowelAtEnd = new RegExp(`[${vowels}]$`);

/**
 * Returns the rule that converts an inflected form to its lemma: `ending>lemmaEnding`, and
 * `/from:to` if the last vowel before the ending changes. `sögum`, `saga` → `um>a/ö:a`; `firði`,
 * `fjörður` → `i>ur/i:jö`. `au`, `ei` and `ey` count as one vowel. Returns undefined if the words
 * (in lower case and NFC) share no stem with a vowel.
 */
export function toRule(form: string, lemma: string): string | undefined {
  const rule = align(form.split(nuclei), lemma.split(nuclei));
  if (rule === undefined) return undefined;
  const stem = form.slice(0, form.length - rule.indexOf('>'));
  return vowelAtEnd.test(stem) ? rule.replace('>', '>-') : rule;
}

/** Returns the rule for two split words, in which the vowels have the odd positions. */
function align(left: readonly string[], right: readonly string[]): string | undefined {
  let same = 0;
  while (same < left.length && left[same] === right[same]) same += 1;
  const isVowel = same % 2 === 1;
  const isLonger = same === Math.min(left.length, right.length);
  const areWeak = (position: number) => isWeak(left[position]) && isWeak(right[position]);
  if (isVowel && !isLonger && (same === 1 || !areWeak(same))) {
    return withChange(left, right, same);
  }
  const [before = '', after = ''] = [left[same], right[same]];
  // A j before the vowel changes together with the vowel: fjörð-, firð-.
  const [next, other] = [left[same + 1], right[same + 1]];
  if (!isVowel && next && other && next !== other && !areWeak(same + 1)) {
    if (before === `${after}j`) return withChange(left, right, same + 1, 'j', '');
    if (after === `${before}j`) return withChange(left, right, same + 1, '', 'j');
  }
  const common = isVowel ? 0 : commonStart(before, after);
  // A vowel that begins both endings is part of the rule: köttum, köttur → um>ur, not m>r.
  const from = common === 0 && !isVowel && same > 2 && isWeak(left[same - 1]) ? same - 1 : same;
  return from < 2 ? undefined : `${rest(left, from, common)}>${rest(right, from, common)}`;
}

/** `leftJ` and `rightJ` are the j before the vowel, if only one of the two words has it. */
function withChange(
  left: readonly string[],
  right: readonly string[],
  vowel: number,
  leftJ = '',
  rightJ = '',
): string | undefined {
  const common = commonStart(left[vowel + 1] ?? '', right[vowel + 1] ?? '');
  const endings = [left, right].map((parts) => rest(parts, vowel + 1, common));
  const [from, to] = [leftJ + (left[vowel] ?? ''), rightJ + (right[vowel] ?? '')];
  return from && to ? `${endings.join('>')}/${from}:${to}` : undefined;
}

function rest(parts: readonly string[], from: number, skipped: number): string {
  return parts.slice(from).join('').slice(skipped);
}

function isWeak(part = ''): boolean {
  return /^[aiu]$/.test(part);
}

function commonStart(left: string, right: string): number {
  let length = 0;
  while (length < left.length && left[length] === right[length]) length += 1;
  return length;
}
