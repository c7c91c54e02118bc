import { filter } from '@prismicio/client';
import type { SearchParameters } from './createContentApi';
import { toSearchUrl } from './createContentApi';

const form = {
  action: 'https://acme.cdn.prismic.io/api/v2/documents/search',
  fields: {
    ref: {},
    q: {},
    lang: {},
    page: { default: '1' },
    pageSize: { default: '20' },
    after: {},
    fetch: {},
    fetchLinks: {},
    graphQuery: {},
    orderings: {},
    access_token: { default: 'secret' },
  },
};

const parametersOf = (parameters: SearchParameters) => {
  const url = toSearchUrl(form, parameters);
  expect(url.href).toMatch(/^https:\/\/acme\.cdn\.prismic\.io\/api\/v2\/documents\/search\?/);
  const { access_token: token, ...others } = Object.fromEntries(url.searchParams);
  expect(token).toBe('secret');
  return others;
};

test('without parameters the URL has the form’s default values', () => {
  expect(parametersOf({})).toEqual({ page: '1', pageSize: '20' });
});

test('accepts every parameter of a search', () => {
  const parameters = {
    q: filter.at('my.article.uid', 'hönnun "og" fleira'),
    ref: 'ZccccBAAACgAbCdG~ZaaaaBAAACgAbCdE',
    pageSize: 100,
    page: 3,
    after: 'ZaaaaBAAACgAbCdE',
    lang: 'en-us',
    orderings: ['my.article.title', 'document.first_publication_date desc'],
    graphQuery: '{ article { title } }',
    fetch: ['article.title', 'article.lead'],
    fetchLinks: ['person.name', 'person.image'],
  };
  expect(parametersOf(parameters)).toEqual({
    ...parameters,
    q: '[[at(my.article.uid, "hönnun \\"og\\" fleira")]]',
    pageSize: '100',
    page: '3',
    orderings: '[my.article.title,document.first_publication_date desc]',
    fetch: 'article.title,article.lead',
    fetchLinks: 'person.name,person.image',
  });
});

test.each<[SearchParameters, SearchParameters]>([
  [{ q: ['[a]', '[b]'] }, { q: '[[a][b]]' }],
  [{ q: '[[a][b]]' }, { q: '[[a][b]]' }],
  [{ q: [] }, {}],
  [{ orderings: 'my.article.title desc' }, { orderings: '[my.article.title desc]' }],
  [{ orderings: '[my.article.title desc]' }, { orderings: '[my.article.title desc]' }],
  [{ orderings: [] }, {}],
  [{ fetch: 'article.title', after: '', lang: undefined }, { fetch: 'article.title' }],
])('%j is sent as %j', (parameters, sent) => {
  expect(parametersOf(parameters)).toEqual({ page: '1', pageSize: '20', ...sent });
});

test('an unknown parameter is an error that does not mention the token', () => {
  const search = () => toSearchUrl(form, { colour: 'red' } as SearchParameters);
  expect(search).toThrow(
    'Unknown field colour\nThe fields of the search form are: ref, q, lang, page, pageSize, after, fetch, fetchLinks, graphQuery, orderings',
  );
  expect(search).not.toThrow(/access_token|secret/);
});

test('a parameter with the name of an object property is an error', () => {
  expect(() => toSearchUrl(form, { constructor: 'x' } as unknown as SearchParameters)).toThrow(
    'Unknown field constructor',
  );
});
