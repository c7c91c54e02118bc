import { cutText, normaliseText, splitWords, termKey, termKeyPrefix } from './words';

const words = (text: string) => splitWords(text).map(({ word }) => word);

it('splits a text into words of letters and digits of any script', () => {
  expect(words('Átján verkefni – 42 milljónir!')).toEqual(['átján', 'verkefni', '42', 'milljónir']);
  expect(words('<b>skál</b> 🥣 a.*b')).toEqual(['b', 'skál', 'b', 'a', 'b']);
  expect(words('مرحبا بالعالم')).toEqual(['مرحبا', 'بالعالم']);
  expect(words('🥣 … <>')).toEqual([]);
});

it('removes apostrophes and the English possessive', () => {
  expect(words("the Architects’ own, designer's, don’t")).toEqual([
    'the',
    'architects',
    'own',
    'designer',
    'dont',
  ]);
});

it('returns UTF-16 offsets of words', () => {
  const text = '🥣 „Skál“, bolli';
  const found = splitWords(text).map(({ start, end }) => text.slice(start, end));
  expect(found).toEqual(['Skál', 'bolli']);
});

it('composes letters and removes invisible characters', () => {
  const decomposed = 'ho\u0308nnunar\u00admi\u00f0stö\u00f0';
  expect(normaliseText(decomposed)).toBe('hönnunarmiðstöð');
});

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

it.each([
  ['skál', 3, 'ská'],
  ['skál', 4, 'skál'],
  ['sk🏺l', 2, 'sk'],
  ['sk🏺l', 3, 'sk'],
  ['sk🏺l', 4, 'sk🏺'],
])('%s cut after %i is %s', (text, max, cut) => {
  expect(cutText(text, max)).toBe(cut);
});
