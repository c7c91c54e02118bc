import { cutText } from './cutText';

it.each([
  ['skál', 3, 'ská'],
  ['skál', 4, 'skál'],
  ['sk🏺l', 2, 'sk'],
  ['sk🏺l', 3, 'sk'],
  ['sk🏺l', 4, 'sk🏺'],
])('%s cut after %i is %s', (text, max, cut) => {
  expect(cutText(text, max)).toBe(cut);
});
