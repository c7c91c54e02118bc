import { normaliseText, splitWords } from './splitWords';

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
