import { lemmaCandidates } from '../../src/search/morphology/lemmaCandidates';
import { sharedLemma, wordsMatch } from './wordsMatch';

const share = (left: string, right: string) =>
  sharedLemma(lemmaCandidates(left), lemmaCandidates(right))?.lemma;

it('matches two forms of a word by their dictionary form', () => {
  expect(share('bækur', 'bókum')).toBe('bók');
  expect(share('bróðurnum', 'bræður')).toBe('bróðir');
});

it('does not match unrelated words', () => {
  expect(wordsMatch(lemmaCandidates('stóll'), lemmaCandidates('hamar'))).toBe(false);
});

it('matches words that only rarer rules connect, but not with a limit on the rank', () => {
  const [left, right] = [lemmaCandidates('svartur'), lemmaCandidates('svara')];
  expect(wordsMatch(left, right)).toBe(true);
  expect(wordsMatch(left, right, 4)).toBe(false);
  expect(wordsMatch(lemmaCandidates('sögur'), lemmaCandidates('saga'), 4)).toBe(true);
});

it('chooses the likeliest of the dictionary forms that two words share', () => {
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
