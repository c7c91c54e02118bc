import type { SeededRandom } from './seededRandom';

const characters = [
  ...'[](){}"\'\\,.:;=~*$@!?&%#/|<>-+_ \n\t09azAZ',
  'ð',
  'Þ',
  '\u0301',
  '\u0000',
  '\ud83d',
  '\u{1f600}',
  '\u202e',
  '%zz',
  '__proto__',
  'constructor',
  '1e999',
  '-1',
  '9007199254740993',
  '""',
  '[[',
  '...',
];

/**
 * Returns the text with a few errors: characters inserted, removed, replaced, doubled, cut, moved
 * or repeated.
 */
export function mutate(text: string, random: SeededRandom): string {
  let result = text;
  for (let faults = 1 + random.below(4); faults > 0; faults -= 1) {
    const place = random.below(result.length + 1);
    const end = Math.min(result.length, place + 1 + random.below(8));
    const [before, part, after] = [
      result.slice(0, place),
      result.slice(place, end),
      result.slice(end),
    ];
    result = random.pick([
      () => before + random.pick(characters) + part + after,
      () => before + after,
      () => before + random.pick(characters) + after,
      () => before + part + part + after,
      () => before,
      () => after + before + part,
      () => before + part.repeat(random.below(40)) + after,
    ])();
  }
  return result;
}
