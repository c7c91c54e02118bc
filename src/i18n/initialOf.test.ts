import { initialOf } from './initialOf';

it.each([
  ['félag', 'F'],
  ['ýmsir', 'Ý'],
  ['🏺 Leir', '🏺'],
  ['', ''],
])('the initial of “%s” is “%s”', (title, initial) => {
  expect(initialOf(title)).toBe(initial);
});
