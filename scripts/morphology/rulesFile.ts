import { findHomographs } from './homographs';
import { induceRules, printRules } from './induceRules';
import { readTrainingSet } from './trainingSet';

/** The file with the search's rules, relative to the root of the project. */
export const rulesPath = 'src/search/morphology/rules.ts';

/** Returns the contents of the file. The same dictionary results in the same bytes. */
export function toRulesFile(): string {
  return `// Written by scripts/morphology.ts: run \`npm run morphology\` instead of changing it.
//
// Derived from the npm package dictionary-is 1.0.4, the Icelandic spelling dictionary of
// github.com/nifgraup/hunspell-is: the word list by Orðabók Háskólans and Reiknistofnun Háskóla Íslands,
// in the public domain, with morphology by the contributors to the Icelandic Wiktionary
// (is.wiktionary.org). This file is under the same licence as that, CC BY-SA 3.0
// (https://creativecommons.org/licenses/by-sa/3.0/). What was changed: most words are gone; what is left is
// which endings and vowels turn a form back into its dictionary form, by how often they do, and the forms
// of two words of which one is irregular.

/** Rules in the format that applyRules.ts describes. */
export const rules = \`${printRules(induceRules(readTrainingSet()))}\`;

/** Forms of regular words that are forms of irregular words too, separated by spaces. */
export const homographs = \`${findHomographs().join(' ')}\`;
`;
}
