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
    is: 'Fréttin er á listanum yfir allar fréttir en ekki undir flokknum, því hann á sér enga síðu.',
    'en-us': 'The article is among all news, but not under its category, which has no page.',
  },
  remedy: {
    is: 'Veldu annan flokk í „category“, eða biddu þann sem sér um vefinn að bæta flokknum við.',
    'en-us': 'Choose another one in “category”, or ask the developer of the site to add it.',
  },
  check: ({ type, lang, data }) => {
    const category = toText(data['category']);
    if (type !== 'article' || !isLanguage(lang) || category === undefined) return [];
    return categoriesOf(lang).includes(category) ? [] : [{ field: 'category', quote: category }];
  },
};
