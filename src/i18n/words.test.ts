import { en } from './messages/en';
import { is } from './messages/is';
import type * as words from './words';

/** Without the words that every test has (test/setup.ts). */
const fresh = (): typeof words => jest.requireActual('./words');

beforeEach(() => jest.resetModules());

it('gives the server no words of another language', () => {
  const { setWords, wordsOf } = fresh();
  setWords('is', is);
  expect(wordsOf('is')).toBe(is);
  expect(wordsOf('en-us')).toBeUndefined();
});

it('gives a browser the last words until those of the language are there', async () => {
  const { loadWords, wordsOf } = fresh();
  expect(wordsOf('en-us')).toBeUndefined();
  await loadWords('is');
  expect(wordsOf('en-us')).toEqual(is);
  await loadWords('en-us');
  expect(wordsOf('en-us')).toEqual(en);
});
