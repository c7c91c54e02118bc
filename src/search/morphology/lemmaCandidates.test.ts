import { lemmaCandidates } from './lemmaCandidates';

const lemmas = (form: string) => lemmaCandidates(form).map(({ lemma }) => lemma);

it.each([
  ['bókum', 'bók'],
  ['hannanir', 'hönnun'],
  ['arkitektanna', 'arkitekt'],
  ['fjarðar', 'fjörður'],
  ['mönnunum', 'maður'],
  ['skrifstofumenn', 'skrifstofumaður'],
  ['minnstu', 'lítill'],
  ['fegurstu', 'fagur'],
  ['reykjavíkur', 'reykjavík'],
  ['teiknuðu', 'teikna'],
  ['byggðar', 'byggja'],
  ['fundinn', 'finna'],
  ['skutu', 'skjóta'],
  ['undirbjuggu', 'undirbúa'],
  ['framleiddir', 'framleiða'],
])('%s is a form of %s', (form, lemma) => {
  expect(lemmas(form)).toContain(lemma);
});

it('a word is its own first candidate, and the others follow by rank, each once', () => {
  const candidates = lemmaCandidates('sögum');
  const ranks = candidates.map(({ rank }) => rank);
  expect(candidates[0]).toEqual({ lemma: 'sögum', rank: 0 });
  expect(ranks).toEqual([...ranks].sort((a, b) => a - b));
  expect(new Set(candidates.map(({ lemma }) => lemma)).size).toBe(candidates.length);
});

it('a rule that is mostly right comes before one that is mostly wrong', () => {
  const found = lemmas('bækur');
  expect(found).toContain('bækir');
  expect(found.indexOf('bók')).toBeLessThan(found.indexOf('bækir'));
});

it('an irregular form has the rank of the word itself', () => {
  expect(lemmaCandidates('mönnum')).toContainEqual({ lemma: 'maður', rank: 0 });
});

it.each(['', 'x', 'b2b', '2026', '(.+)+$', '<b>', '🪑', 'שלום'])(
  '%p is no form of others',
  (text) => {
    expect(lemmas(text)).toEqual([text]);
  },
);

it('ten thousand letters take no longer than a word', () => {
  const start = performance.now();
  lemmas('hönnunar'.repeat(1_250));
  expect(performance.now() - start).toBeLessThan(100);
});
