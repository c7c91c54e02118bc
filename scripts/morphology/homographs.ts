import { toAscii } from '../../src/i18n/toAscii';
import { createIrregularLemmas } from '../../src/search/morphology/irregularLemmas';
import { readDictionary } from './readDictionary';
import { weakVerbs } from './weakVerbs';

/**
 * Finds the forms of regular words that look like forms of irregular ones: `leikinn` is a form of `leikur`
 * and of `leika`.
 *
 * @returns each once, sorted by the letters of ASCII
 */
export function findHomographs(): string[] {
  const { paradigms, listedVerbs, words } = readDictionary();
  const eachIrregular = createIrregularLemmas((text) => text);
  const found = new Set<string>();
  for (const { lemma, forms } of [...paradigms, ...listedVerbs, ...weakVerbs(words)]) {
    for (const form of forms) {
      const irregular: string[] = [];
      eachIrregular(form, (each, rank) => {
        if (rank === 0) irregular.push(each);
      });
      if (irregular.length > 0 && !irregular.includes(lemma)) found.add(form);
    }
  }
  return [...found].sort((a, b) => (toAscii(a) + a < toAscii(b) + b ? -1 : 1));
}
