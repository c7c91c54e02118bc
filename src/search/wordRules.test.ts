import { englishStem } from './wordRules';

it.each([
  ['designers', 'designer'],
  ['buildings', 'building'],
  ['exhibitions', 'exhibited'],
  ["architect's", 'architects'],
  ['architects’', 'architect'],
  ['woven', 'weaving'],
  ['drew', 'drawings'],
  ['women', "woman's"],
  ["children's", 'child'],
  ['made', 'makes'],
  ['worn', 'wearing'],
])('%s and %s have the same stem', (left, right) => {
  expect(englishStem(left)).toBe(englishStem(right));
});

it('leaves a word with other letters unchanged', () => {
  expect(englishStem('hönnunarmiðstöðvarnar')).toBe('hönnunarmiðstöðvarnar');
  expect(englishStem('10th')).toBe('10th');
});
