import {
  decodePostings,
  encodePostings,
  postingsFileOf,
  termsFileOf,
  termsFilesOf,
} from './format';
import type { Postings } from './format';

/** The first documents of three kinds, of which the second has no document. */
const firsts = [0, 20, 20];

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
  expect(decodePostings(encodePostings(postings, firsts), firsts)).toEqual(postings);
});

it('omits the step between consecutive documents', () => {
  expect(
    encodePostings(
      {
        whole: [
          [0, 0],
          [1, 0],
          [4, 2],
        ],
        part: [],
      },
      firsts,
    ),
  ).toBe('aa3c');
});

it('does not depend on the number of documents of earlier kinds', () => {
  const postings: Postings = {
    whole: [
      [3, 0],
      [22, 1],
    ],
    part: [],
  };
  const later: Postings = {
    whole: [
      [3, 0],
      [23, 1],
    ],
    part: [],
  };
  expect(encodePostings(later, [0, 20, 21])).toBe(encodePostings(postings, firsts));
});

it.each(['st-l', '-s', '2-0', 'хор-', 'h-n'])(
  'puts terms with the key %s beside others of their letter',
  (key) => {
    for (const files of [16, 32, 512]) {
      expect(termsFilesOf(key.charAt(0), files)).toContain(termsFileOf(key, files));
    }
  },
);

it('puts the postings of the forms of a word into one file', () => {
  const files = ['arkitekt', 'arkitektar', 'arkitektum'].map((word) => postingsFileOf(word, 32));
  expect(new Set(files).size).toBe(1);
});
