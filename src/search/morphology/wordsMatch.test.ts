import { lemmaCandidates } from './lemmaCandidates';
import { sharedLemma, wordsMatch } from './wordsMatch';

const share = (left: string, right: string) =>
  sharedLemma(lemmaCandidates(left), lemmaCandidates(right))?.lemma;

it('two forms of a word match by their dictionary form', () => {
  expect(share('bækur', 'bókum')).toBe('bók');
  expect(share('bróðurnum', 'bræður')).toBe('bróðir');
});

it('words that have nothing in common do not match', () => {
  expect(wordsMatch(lemmaCandidates('stóll'), lemmaCandidates('hamar'))).toBe(false);
});

it('words that only rare rules connect match where everything counts, and not where chance is left out', () => {
  const [left, right] = [lemmaCandidates('kosnir'), lemmaCandidates('kosti')];
  expect(wordsMatch(left, right)).toBe(true);
  expect(wordsMatch(left, right, 12)).toBe(false);
  expect(wordsMatch(lemmaCandidates('bækur'), lemmaCandidates('bókum'), 12)).toBe(true);
});

it('of the dictionary forms that two words share, the likeliest counts', () => {
  const left = [
    { lemma: 'a', rank: 1 },
    { lemma: 'b', rank: 2 },
    { lemma: 'c', rank: 3 },
  ];
  const right = [
    { lemma: 'c', rank: 1 },
    { lemma: 'b', rank: 1 },
    { lemma: 'a', rank: 4 },
  ];
  expect(sharedLemma(left, right)).toEqual({ lemma: 'b', rank: 3 });
  expect(sharedLemma(left, [])).toBeUndefined();
});
