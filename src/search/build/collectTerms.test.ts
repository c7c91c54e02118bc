import { endsInTime } from '../../test/endsInTime';
import { searchDocument } from '../../test/searchIn';
import { weightClasses } from '../shape/weightClasses';
import { readTerms } from './collectTerms';

const stopWords = new Set(['og']);
const weightsOf = (title: string) =>
  new Map(
    [...readTerms(searchDocument({ title }), stopWords)].map(([word, weightClass]) => [
      word,
      weightClasses[weightClass],
    ]),
  );

it('weighs the words of a title by their number and order', () => {
  expect([...weightsOf('Skál og bolli')]).toEqual([
    ['skál', 13],
    ['og', 9 + 2 / 3],
    ['bolli', 10],
  ]);
  expect(weightsOf('og').get('og')).toBe(14);
});

it('reads a title of very many words', () => {
  const title = Array.from({ length: 200_000 }, (_, index) => `orð${index}`).join(' ');
  expect(endsInTime(() => weightsOf(title)).size).toBe(200_000);
});
