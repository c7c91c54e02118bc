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
])('%s is made of %p', (word, parts) => {
  expect(split(word)).toEqual(parts);
});

it('few parts are better than many', () => {
  expect(split('húsgagnasmiður')).toEqual(['húsgagn', 'smiður']);
});

it.each(['hönnun', 'vöruhús2', 'hönnunarmiðstöð', '', 'xyz'])(
  '%p is no compound of known words',
  (word) => {
    expect(split(word)).toEqual([]);
  },
);

it('ten thousand letters are no word', () => {
  const start = performance.now();
  expect(split('hús'.repeat(3_333))).toEqual([]);
  expect(performance.now() - start).toBeLessThan(100);
});
