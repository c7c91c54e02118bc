import { buildSchema } from 'graphql';
import { queryAsGatsby } from '../../test/queryAsGatsby';
import { hyphenate, hyphenateTitles } from './hyphenateTitles';

const long = 'Snjóflóðavarnargarðurinn';

const schema = buildSchema(`
  scalar Json
  type Meta { lang: String }
  type PRISMIC_Article { _meta: Meta title: Json place: String }
  type PRISMIC_Menu { title: Json }
  type Query { article: PRISMIC_Article }
`);

function query(selection: string, article: object) {
  const { data } = queryAsGatsby(schema, hyphenateTitles(schema), {
    source: `{ article { ${selection} } }`,
    rootValue: { article },
  });
  return data?.['article'] as { title: unknown };
}

const block = (text: string) => ({ type: 'heading1', text, spans: [] });

it('adds a hyphenated text to a title with long words, and keeps the original', () => {
  const article = { _meta: { lang: 'is' }, title: [block(long)] };
  expect(query('_meta { lang } title', article).title).toEqual([
    { ...block(long), hyphenated: 'Snjóflóða\u00ADvarn\u00ADar\u00ADgarð\u00ADurinn' },
  ]);
});

it.each([
  ['short words', { _meta: { lang: 'is' }, title: [block('Hús')] }],
  ['a language that the site does not have', { _meta: { lang: 'xx-xx' }, title: [block(long)] }],
  ['no language', { title: [block(long)] }],
  ['no title', { _meta: { lang: 'is' }, title: null }],
  ['a title without blocks', { _meta: { lang: 'is' }, title: [null, 7, 'x', {}] }],
])('adds nothing to %s', (_, article) => {
  expect(query('title', article).title).toEqual(article.title);
});

it('adds resolvers only to documents', () => {
  expect(Object.keys(hyphenateTitles(schema))).toEqual(['PRISMIC_Article']);
});

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
