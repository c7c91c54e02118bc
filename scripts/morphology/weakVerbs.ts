import { conjugations } from './conjugations';
import type { DictionaryParadigm } from './readDictionary';

const MIN_SHARE_OF_FORMS = 0.6;

/**
 * Finds the weak verbs among words without an inflection class: in `dictionary-is` the forms of most verbs are
 * separate entries. A verb gets the class with the most forms among the words.
 *
 * @param words lower case, NFC
 * @returns complete paradigms, including forms that are not among the words
 */
export function weakVerbs(words: ReadonlySet<string>): DictionaryParadigm[] {
  return [...words].flatMap((lemma) => {
    const [best] = conjugations(lemma)
      // A participle looks like an infinitive (rökstudda, rökstuddi), but has no plural *rökstuddið.
      .filter(({ plural }) => words.has(plural))
      .map(({ distinctive, forms }) => ({
        forms,
        share: distinctive.filter((form) => words.has(form)).length / distinctive.length,
      }))
      .sort((a, b) => b.share - a.share);
    if (!best || best.share < MIN_SHARE_OF_FORMS) return [];
    const forms = [...new Set(best.forms())].filter((form) => form !== lemma);
    return [{ lemma, kind: 'verb', forms }];
  });
}
