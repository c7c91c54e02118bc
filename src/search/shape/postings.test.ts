import { decodePostings, encodePostings } from './postings';
import type { Postings } from './postings';

it.each<Postings>([
  { whole: [[0, 0]], part: [] },
  {
    whole: [
      [0, 11],
      [1, 0],
      [25, 3],
      [10_025, 5],
    ],
    part: [[4, 1]],
  },
  { whole: [], part: [[12, 9]] },
])('decodes what it encoded: %j', (postings) => {
  expect(decodePostings(encodePostings(postings))).toEqual(postings);
});

it('omits the step between consecutive documents', () => {
  expect(
    encodePostings({
      whole: [
        [0, 0],
        [1, 0],
        [4, 2],
      ],
      part: [],
    }),
  ).toBe('aa3c');
});
