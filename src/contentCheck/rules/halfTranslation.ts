import { defaultLanguage } from '../../i18n/languages';
import { readDocument, textOf } from '../readDocument';
import type { CheckedDocument, Rule } from '../Rule';

/** English has about as many words as Icelandic; much less than that is a part of the text. */
const SMALLEST_SHARE = 0.5;
/** Shorter texts are often shortened on purpose. */
const SHORTEST_ORIGINAL_LETTERS = 400;

export const halfTranslation: Rule = {
  id: 'half-translation',
  severity: 'warning',
  title: { is: 'Þýðing er ekki hálfnuð', 'en-us': 'Translation not half done' },
  why: {
    is: 'Textinn er minna en helmingur frumtextans, eða sami texti óþýddur. Lesandinn sér ekki að meira stendur á hinu málinu.',
    'en-us':
      'The text is less than half of the original, or the original itself. A reader does not see that there is more.',
  },
  remedy: {
    is: 'Ljúktu við þýðinguna, eða segðu í inngangi að hún sé útdráttur.',
    'en-us': 'Finish the translation, or say in the lead that it is a summary.',
  },
  check: (document, { byId }) => {
    const other = document.alternate_languages.find(({ lang }) => lang === defaultLanguage);
    const original = other && byId.get(other.id);
    if (document.lang === defaultLanguage || !original) return [];
    const field = 'content';
    const [text, originalText] = [textOf(document, field), textOf(original, field)];
    if (originalText.length < SHORTEST_ORIGINAL_LETTERS) return [];
    const isCopy = text === originalText;
    if (!isCopy && lettersOf(document) >= lettersOf(original) * SMALLEST_SHARE) return [];
    return [{ field, quote: `${text.length} / ${originalText.length}` }];
  },
};

function lettersOf(document: CheckedDocument): number {
  return readDocument(document).texts.reduce((sum, { text }) => sum + text.length, 0);
}
