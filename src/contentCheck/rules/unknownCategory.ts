import { categoriesOf } from '../../addresses';
import { toText } from '../../content/cmsValues';
import { isLanguage } from '../../i18n/languages';
import type { Rule } from '../Rule';

export const unknownCategory: Rule = {
  id: 'unknown-category',
  severity: 'warning',
  title: {
    is: 'Flokkur sem vefurinn þekkir ekki',
    'en-us': 'A category that the site does not know',
  },
  why: {
    is: 'Flokkurinn fær lista og síu en á sér enga þýðingu, og enga síðu ef í honum eru bil eða tákn.',
    'en-us':
      'The category gets a list and a filter, but has no translation; with blanks or signs in its name it has no page either.',
  },
  remedy: {
    is: 'Veldu annan flokk í „category“, eða biddu þann sem sér um vefinn að bæta flokknum og þýðingu hans við.',
    'en-us':
      'Choose another one in “category”, or ask the developer of the site to add it with its translation.',
  },
  check: ({ type, lang, data }) => {
    const category = toText(data['category']);
    if (type !== 'article' || !isLanguage(lang) || category === undefined) return [];
    return categoriesOf(lang).includes(category) ? [] : [{ field: 'category', quote: category }];
  },
};
