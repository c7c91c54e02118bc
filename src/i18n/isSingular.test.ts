import { isSingular } from './isSingular';

const upTo = (last: number) => Array.from({ length: last + 1 }, (_, count) => count);

it.each([
  ['is', [1, 21, 31, 41, 51, 61, 71, 81, 91, 101, 121]],
  ['en-us', [1]],
] as const)('in %s the numbers before a singular are %j', (lang, singular) => {
  expect(upTo(125).filter((count) => isSingular(count, lang))).toEqual(singular);
});
