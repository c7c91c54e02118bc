import { isRoutedType } from '../../documentTypes';
import { isLanguage } from '../../i18n/languages';
import { textOf } from '../readDocument';
import type { Rule } from '../Rule';

export const unreachableDocument: Rule = {
  id: 'unreachable-document',
  severity: 'error',
  title: { is: 'Skjal á sér enga síðu', 'en-us': 'Document without a page' },
  why: {
    is: 'Skjalið er birt, en enginn lesandi getur opnað það.',
    'en-us': 'The document is published, and no reader can open it.',
  },
  remedy: {
    is: 'Fylltu út það sem vantar: titil, uid, félag undirsíðu, og mál sem vefurinn hefur.',
    'en-us':
      'Fill in what is missing: the title, the uid, the association of its page, a language of the site.',
  },
  check: (document, { pathOf }) => {
    const { type, lang, uid, data } = document;
    if (!isRoutedType(type)) return [];
    if (!isLanguage(lang)) return [{ field: 'lang', quote: lang }];
    if (textOf(document, 'title') === '') return [{ field: 'title' }];
    if (pathOf(document) !== undefined) return [];
    return [{ field: uid && 'association' in data ? 'association' : 'uid' }];
  },
};
