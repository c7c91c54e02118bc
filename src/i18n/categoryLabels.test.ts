import { labelOfAll, labelOfOne } from './categoryLabels';
import { languages } from './languages';

it.each(['Hlaðvarp', 'constructor', '__proto__'])(
  'shows a category that editors have added as they write it: %s',
  (category) => {
    for (const lang of languages) {
      expect([labelOfOne(category, lang), labelOfAll(category, lang)]).toEqual([
        category,
        category,
      ]);
    }
  },
);
