import { categoriesOf } from '../addresses';
import { labelOfAll, labelOfOne } from './categoryLabels';
import { languages } from './languages';

it('names no real institution, and one article otherwise than all of them', () => {
  const all = (lang: 'is' | 'en-us') =>
    categoriesOf(lang).map((category) => [labelOfOne(category, lang), labelOfAll(category, lang)]);
  expect(all('is')).toEqual([
    ['Grein', 'Greinar'],
    ['Smíðamars', 'Smíðamars'],
    ['Viðtal', 'Viðtöl'],
    ['Aðsend grein', 'Aðsendar greinar'],
    ['Kvarði', 'Kvarði'],
  ]);
  expect(all('en-us')).toEqual([
    ['Article', 'Articles'],
    ['Interview', 'Interviews'],
  ]);
});

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
