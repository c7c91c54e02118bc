import { decodePostings, encodePostings, type Postings } from './postings';

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
])('reads documents back as they were: %j', (postings) => {
  expect(decodePostings(encodePostings(postings))).toEqual(postings);
});

it('writes neighbours without their numbers', () => {
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
