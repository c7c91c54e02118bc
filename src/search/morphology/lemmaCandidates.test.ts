import { lemmaCandidates } from './lemmaCandidates';

// scripts/morphology/morphology.slow.test.ts tests forms with and without accents of many words.
const lemmas = (form: string) => lemmaCandidates(form).map(({ lemma }) => lemma);

it.each([
  ['skrifstofumenn', 'skrifstofumaður'],
  ['minnstu', 'lítill'],
  ['fegurstu', 'fagur'],
  ['reykjavíkur', 'reykjavík'],
  ['skutu', 'skjóta'],
  ['undirbjuggu', 'undirbúa'],
  ['framleiddir', 'framleiða'],
  ['sjávarins', 'sjór'],
  ['sjónum', 'sjór'],
  ['spænir', 'spónn'],
  ['spónum', 'spónn'],
  ['tvö', 'tveir'],
  ['tveimur', 'tveir'],
  ['þremur', 'þrír'],
  ['fjögurra', 'fjórir'],
  ['fjórar', 'fjórir'],
])('%s is a form of %s', (form, lemma) => {
  expect(lemmas(form)).toContain(lemma);
});

it('returns the word itself first, and then the others by rank, each once', () => {
  const candidates = lemmaCandidates('sögum');
  const ranks = candidates.map(({ rank }) => rank);
  expect(candidates[0]).toEqual({ lemma: 'sögum', rank: 0 });
  expect(ranks).toEqual([...ranks].sort((a, b) => a - b));
  expect(new Set(candidates.map(({ lemma }) => lemma)).size).toBe(candidates.length);
});

it('puts a rule that is mostly right before one that is mostly wrong', () => {
  const found = lemmas('bækur');
  expect(found).toContain('bækir');
  expect(found.indexOf('bók')).toBeLessThan(found.indexOf('bækir'));
});

it('gives an irregular form the rank of the word itself', () => {
  expect(lemmaCandidates('mönnum')).toContainEqual({ lemma: 'maður', rank: 0 });
});

it.each(['', 'x', 'b2b', '2026', '(.+)+$', '<b>', '🪑', 'שלום'])(
  '%p has no other candidate',
  (text) => {
    expect(lemmas(text)).toEqual([text]);
  },
);

it('handles ten thousand letters quickly', () => {
  const start = performance.now();
  lemmas('hönnunar'.repeat(1_250));
  expect(performance.now() - start).toBeLessThan(100);
});
