import { clusterOf, termKey, termKeyPrefix } from './termKey';

it.each([
  ['bók', 'bækur', 'bókum'],
  ['fjörður', 'firði', 'fjarðar'],
  ['verða', 'urðu', 'orðið'],
  ['hönnun', 'hannanir', 'honnun'],
  ['þjóð', 'thjodar'],
])('is the same for all forms of %s', (lemma, ...forms) => {
  expect(forms.map(termKey)).toEqual(forms.map(() => termKey(lemma)));
});

it.each(['b', 'br', 'bry', 'brygg', 'bryggjuljós', 'ö', '20', 'хор', 'þ'])(
  'is prefixed by termKeyPrefix for words that begin with %s',
  (beginning) => {
    for (const rest of ['', 'a', 'ri', 'jur', 'ggja', '7']) {
      const prefix = termKeyPrefix(beginning);
      expect(termKey(beginning + rest).slice(0, prefix.length)).toBe(prefix);
    }
  },
);

it('has the same cluster for words that differ after the first vowel', () => {
  expect(clusterOf(termKey('stóll'))).toBe(clusterOf(termKey('stopp')));
  expect(clusterOf(termKey('stóll'))).not.toBe(clusterOf(termKey('strönd')));
});
