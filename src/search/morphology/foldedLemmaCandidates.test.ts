import { toAscii } from '../../i18n/toAscii';
import { foldedLemmaCandidates } from './foldedLemmaCandidates';
import { lemmaCandidates } from './lemmaCandidates';
import { wordsMatch } from './wordsMatch';

const inText = (form: string) =>
  lemmaCandidates(form).map(({ lemma, rank }) => ({ lemma: toAscii(lemma), rank }));

it.each([
  ['honnunar', 'hannanir'],
  ['baekur', 'bókum'],
  ['firdi', 'fjörður'],
  ['Thingvollum', 'þingvellir'],
  ['mönnum', 'maður'],
  ['undirbjo', 'undirbúið'],
])('%s finds %s', (typed, written) => {
  expect(wordsMatch(foldedLemmaCandidates(typed), inText(written))).toBe(true);
});

it('does not find a word that only looks similar', () => {
  expect(wordsMatch(foldedLemmaCandidates('stoll'), inText('steinn'))).toBe(false);
});
