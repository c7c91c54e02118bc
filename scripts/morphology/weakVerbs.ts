import { conjugations } from './conjugations';
import type { DictionaryParadigm } from './readDictionary';

const SHARE_OF_FORMS = 0.6;

/**
 * The weak verbs among words that do not say how they inflect: `dictionary-is` lists most verbs form by form.
 * A verb gets the class of which most forms are in the list.
 *
 * @param words lower case, NFC
 * @returns whole paradigms, with the forms too that the list lacks
 */
export function weakVerbs(words: ReadonlySet<string>): DictionaryParadigm[] {
  return [...words].flatMap((lemma) => {
    const [best] = conjugations(lemma)
      // A participle is like a past (rökstudda, rökstuddi), but there is no *rökstuddið.
      .filter(({ plural }) => words.has(plural))
      .map(({ telling, forms }) => ({
        forms,
        share: telling.filter((form) => words.has(form)).length / telling.length,
      }))
      .sort((a, b) => b.share - a.share);
    if (!best || best.share < SHARE_OF_FORMS) return [];
    const forms = [...new Set(best.forms())].filter((form) => form !== lemma);
    return [{ lemma, kind: 'verb', forms }];
  });
}
