import { hyphenate } from './hyphenate';

const shown = (text: string, lang: 'is' | 'en-us') => hyphenate(text, lang).replace(/\u00AD/g, '-');

it.each([
  ['Snjóflóðavarnargarðurinn', 'Snjóflóða-varn-ar-garð-urinn'],
  ['umhverfisskipulagsfræðingur', 'umhverf-is-skipu-lags-fræð-ingur'],
])('breaks the compound %s between its parts', (word, expected) => {
  expect(shown(word, 'is')).toBe(expected);
});

it('does not change short words, digits and punctuation', () => {
  const title = 'Landslagsarkitektúr, Þjóðminjar, 1944–2026: „Hús & híbýli“';
  expect(hyphenate(title, 'is')).toBe(title);
});

it('hyphenates English by English patterns', () => {
  expect(shown('Counterrevolutionaries', 'en-us')).toBe('Coun-ter-rev-o-lu-tion-aries');
});

it('does not break a word for which there is no pattern', () => {
  expect(shown('Aaaaaaaaaaaaaaaaaaaa', 'is')).toBe('Aaaaaaaaaaaaaaaaaaaa');
});

it('does not hyphenate a word of more than 100 letters, which takes the longer the longer it is', () => {
  const word = (letters: number) => 'snjóflóðavarnargarður'.repeat(5).slice(0, letters);
  expect(shown(word(100), 'is')).toContain('-');
  expect(shown(word(101), 'is')).toBe(word(101));
  expect(shown(`${word(101)} Snjóflóðavarnargarðurinn`, 'is')).toMatch(/ Snjóflóða-/);
});

it.each(['is', 'en-us'] as const)('a word of 100,000 letters takes a moment (%s)', (lang) => {
  const word = 'snjóflóðavarnargarður'.repeat(5_000).slice(0, 100_000);
  expect(shown(word, lang)).toBe(word);
});
