import { isLanguage, languages } from '../../i18n/languages';
import type { Language } from '../../i18n/languages';
import { readDocument } from '../readDocument';
import type { Rule } from '../Rule';

/** Frequent words that the other language does not have. */
const frequentWords: Record<Language, ReadonlySet<string>> = {
  is: new Set(
    'og að er sem ekki það þetta með fyrir var verður hefur eru þess þeir þær hún hann við frá eða til um um í á'.split(
      ' ',
    ),
  ),
  'en-us': new Set(
    'the and of is that with for was this are from which have has will by its their be to'.split(
      ' ',
    ),
  ),
};
/** A quotation or a name of a few words is no fault. */
const FEWEST_WORDS = 8;
const SMALLEST_SHARE = 0.15;

export const wrongLanguage: Rule = {
  id: 'wrong-language',
  severity: 'warning',
  title: { is: 'Texti á hinu málinu', 'en-us': 'Text in the other language' },
  why: {
    is: 'Skjálesari les textann með framburði síðunnar, svo að hann skilst ekki, og leitin beygir orðin rangt.',
    'en-us':
      'A screen reader reads the text with the pronunciation of the page, so it is not understood, and the search inflects its words wrongly.',
  },
  remedy: {
    is: 'Þýddu textann, eða færðu hann í skjalið á hinu málinu.',
    'en-us': 'Translate the text, or move it to the document in the other language.',
  },
  check: (document) => {
    const { lang } = document;
    if (!isLanguage(lang)) return [];
    const others = languages.filter((each) => each !== lang);
    return readDocument(document).texts.flatMap(({ field, text }) => {
      const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
      const share = (language: Language) =>
        words.filter((word) => frequentWords[language].has(word)).length / words.length;
      const isOther =
        words.length >= FEWEST_WORDS &&
        others.some((other) => share(other) >= SMALLEST_SHARE && share(other) > 2 * share(lang));
      return isOther ? [{ field, quote: text }] : [];
    });
  },
};
