import { splitCompound } from './splitCompound';

const vocabulary = new Set(
  'landslag arkitekt innan hús húsgagn gagn smiður vara hönnun vefur sýning salur'.split(' '),
);
const split = (word: string) => splitCompound(word, (part) => vocabulary.has(part));

it.each([
  ['landslagsarkitekt', ['landslag', 'arkitekt']],
  ['innanhússarkitekt', ['innan', 'hús', 'arkitekt']],
  ['vöruhönnun', ['vara', 'hönnun']],
  ['vefhönnun', ['vefur', 'hönnun']],
  ['sýningarsölum', ['sýning', 'salur']],
])('splits %s into %p', (word, parts) => {
  expect(split(word)).toEqual(parts);
});

it('prefers few parts to many', () => {
  expect(split('húsgagnasmiður')).toEqual(['húsgagn', 'smiður']);
});

it.each(['hönnun', 'vöruhús2', 'hönnunarmiðstöð', '', 'xyz'])('returns no parts for %p', (word) => {
  expect(split(word)).toEqual([]);
});

it('rejects ten thousand letters quickly', () => {
  const start = performance.now();
  expect(split('hús'.repeat(3_333))).toEqual([]);
  expect(performance.now() - start).toBeLessThan(100);
});
