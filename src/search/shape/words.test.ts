import { toPlain, wordsOf } from './words';

const words = (text: string) => wordsOf(text).map(({ word }) => word);

it('takes letters and digits of any script for words, and nothing else', () => {
  expect(words('Átján verkefni – 42 milljónir!')).toEqual(['átján', 'verkefni', '42', 'milljónir']);
  expect(words('<b>skál</b> 🥣 a.*b')).toEqual(['b', 'skál', 'b', 'a', 'b']);
  expect(words('مرحبا بالعالم')).toEqual(['مرحبا', 'بالعالم']);
  expect(words('🥣 … <>')).toEqual([]);
});

it('leaves out apostrophes and what they add in English', () => {
  expect(words("the Architects’ own, designer's, don’t")).toEqual([
    'the',
    'architects',
    'own',
    'designer',
    'dont',
  ]);
});

it('says where words stand, also behind letters of two units', () => {
  const text = '🥣 „Skál“, bolli';
  const places = wordsOf(text).map(({ start, end }) => text.slice(start, end));
  expect(places).toEqual(['Skál', 'bolli']);
});

it('composes letters and drops marks that nobody sees', () => {
  const decomposed = 'ho\u0308nnunar\u00admi\u00f0stö\u00f0';
  expect(toPlain(decomposed)).toBe('hönnunarmiðstöð');
});
