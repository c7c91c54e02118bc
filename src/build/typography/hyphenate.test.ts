import { findHyphens, hyphenate, hyphenateBlocks } from './hyphenate';

const long = 'Snjóflóðavarnargarðurinn';

const block = (text: string) => ({ type: 'heading1', text, spans: [] });

it('adds a hyphenated text to a title with long words, and keeps the original', () => {
  expect(hyphenateBlocks([block(long)], true, 'is')).toEqual([
    { ...block(long), hyphenated: 'Snjóflóða\u00ADvarn\u00ADar\u00ADgarð\u00ADurinn' },
  ]);
});

it('adds the offsets of hyphens to a text with long words, but not to a preformatted one', () => {
  const paragraph = { type: 'paragraph', text: `Um ${long}`, spans: [{ start: 0, end: 2 }] };
  const code = { type: 'preformatted', text: long };
  expect(hyphenateBlocks([paragraph, code, block('Hús')], false, 'is')).toEqual([
    { ...paragraph, hyphens: [12, 16, 18, 22] },
    code,
    block('Hús'),
  ]);
});

it.each([
  ['short words', [block('Hús')], 'is'],
  ['a language that the site does not have', [block(long)], 'xx-xx'],
  ['no language', [block(long)], undefined],
  ['no title', null, 'is'],
  ['a title without blocks', [null, 7, 'x', {}], 'is'],
])('adds nothing to %s', (_, title, lang) => {
  expect(hyphenateBlocks(title, true, lang)).toEqual(title);
});

const shown = (text: string, lang: 'is' | 'en-us') => hyphenate(text, lang).replace(/\u00AD/g, '-');

it.each([
  ['Snjóflóðavarnargarðurinn', 'Snjóflóða-varn-ar-garð-urinn', 'is'],
  ['umhverfisskipulagsfræðingur', 'umhverf-is-skipu-lags-fræð-ingur', 'is'],
  ['Counterrevolutionaries', 'Coun-ter-rev-o-lu-tion-aries', 'en-us'],
] as const)('breaks %s between its parts', (word, expected, lang) => {
  expect(shown(word, lang)).toBe(expected);
});

it('does not change short words, digits and punctuation', () => {
  const title = 'Bókhlaðan, Þjóðminjar, 1944–2026: „Hús & híbýli“';
  expect(hyphenate(title, 'is')).toBe(title);
});

it.each([
  ['Landslagsarkitektúr', 'Lands-lags-arki-tektúr'],
  ['„Tommustokkurinn:', '„Tommu-stokk-urinn:'],
  [
    'Hönnunarverðlaun, húsgagna- og innanhússarkitekt',
    'Hönn-un-ar-verð-laun, húsgagna- og innan-húss-arki-tekt',
  ],
])('breaks %s, which is wider than a phone with text of 200 %%', (title, expected) => {
  expect(shown(title, 'is')).toBe(expected);
});

it.each([
  'honnunarmidstod@example.org',
  'https://example.org/landslagsarkitektar/',
  'landslagsarkitektar.example',
])('puts no hyphen into the address %s', (address) => {
  expect(findHyphens(address, 'is', 14)).toEqual([]);
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
