import { isRoutedType } from '../../documentTypes';
import { isLanguage, languageFacts, languages } from '../../i18n/languages';
import type { Rule } from '../Rule';

export const missingTranslation: Rule = {
  id: 'missing-translation',
  severity: 'notice',
  title: { is: 'Þýðingu vantar', 'en-us': 'Missing translation' },
  why: {
    is: 'Þau sem lesa vefinn á hinu málinu finna síðuna ekki, og tungumálahnappurinn leiðir þau á forsíðuna.',
    'en-us':
      'Readers of the other language do not find the page, and the language switch leads them to the front page.',
  },
  remedy: {
    is: 'Bættu við þýðingu í Prismic: veldu hitt málið efst á síðu skjalsins.',
    'en-us':
      'Add the translation in Prismic: choose the other language at the top of the document.',
  },
  check: ({ type, lang, alternate_languages: others }) =>
    isRoutedType(type) && isLanguage(lang)
      ? languages
          .filter((each) => each !== lang && !others.some((other) => other.lang === each))
          .map((each) => ({ field: 'lang', quote: languageFacts[each].name }))
      : [],
};
