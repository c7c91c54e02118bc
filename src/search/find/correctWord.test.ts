import { distance } from './correctWord';

it.each([
  ['stóll', 'stóll', 0],
  ['hönun', 'hönnun', 1],
  ['skál', 'skár', 1],
  ['hringur', 'hrignur', 1],
  ['glerungur', 'glerúngar', 2],
  ['', 'ab', 2],
])('between %s and %s is %d', (a, b, steps) => {
  expect(distance(a, b, 3)).toBe(steps);
  expect(distance(b, a, 3)).toBe(steps);
});

it('stops counting above the maximum', () => {
  expect(distance('skál', 'arkitekt', 2)).toBe(3);
  expect(distance('skál', 'bolli', 1)).toBe(2);
});
