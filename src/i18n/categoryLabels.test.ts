import { labelOfAll, labelOfOne } from './categoryLabels';
import { languages } from './languages';

it.each([
  ['is', 'Greinar', 'Grein', 'Greinar'],
  ['is', 'HönnunarMars', 'Smíðamars', 'Smíðamars'],
  ['is', 'Viðtal', 'Viðtal', 'Viðtöl'],
  ['is', 'Aðsent', 'Aðsend grein', 'Aðsendar greinar'],
  ['is', 'HA', 'Kvarði', 'Kvarði'],
  ['en-us', 'Article', 'Article', 'Articles'],
  ['en-us', 'Interview', 'Interview', 'Interviews'],
] as const)('readers know the category %s/%s as %s and %s', (lang, category, one, all) => {
  expect([labelOfOne(category, lang), labelOfAll(category, lang)]).toEqual([one, all]);
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
