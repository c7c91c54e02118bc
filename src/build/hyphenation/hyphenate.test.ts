import { hyphenate } from './hyphenate';

const shown = (text: string, lang: 'is' | 'en-us') => hyphenate(text, lang).replace(/\u00AD/g, '-');

it.each([
  ['Snjóflóðavarnargarðurinn', 'Snjóflóða-varn-ar-garð-urinn'],
  ['umhverfisskipulagsfræðingur', 'umhverf-is-skipu-lags-fræð-ingur'],
])('breaks the compound %s where its parts meet', (word, expected) => {
  expect(shown(word, 'is')).toBe(expected);
});

it('leaves short words, figures and signs as they are', () => {
  const title = 'Landslagsarkitektúr, Þjóðminjar, 1944–2026: „Hús & híbýli“';
  expect(hyphenate(title, 'is')).toBe(title);
});

it('breaks English by its own rules', () => {
  expect(shown('Counterrevolutionaries', 'en-us')).toBe('Coun-ter-rev-o-lu-tion-aries');
});

it('leaves a word without a good place in one piece', () => {
  expect(shown('Aaaaaaaaaaaaaaaaaaaa', 'is')).toBe('Aaaaaaaaaaaaaaaaaaaa');
});
