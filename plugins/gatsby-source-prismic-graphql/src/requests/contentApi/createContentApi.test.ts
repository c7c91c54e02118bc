import { filter } from '@prismicio/client';
import type { SearchParameters } from './createContentApi';
import { LruCache, toLifetime, toSearchUrl } from './createContentApi';

describe('toSearchUrl', () => {
  const names = ['ref', 'q', 'lang', 'after', 'fetch', 'fetchLinks', 'graphQuery', 'orderings'];
  const form = {
    action: 'https://acme.cdn.prismic.io/api/v2/documents/search',
    fields: {
      ...Object.fromEntries(names.map((name) => [name, {}])),
      ...{ page: { default: '1' }, pageSize: { default: '20' } },
      access_token: { default: 'secret' },
    },
  };
  const parametersOf = (parameters: SearchParameters) => {
    const { searchParams } = toSearchUrl(form, parameters);
    const { access_token: token, ...others } = Object.fromEntries(searchParams);
    expect(token).toBe('secret');
    return others;
  };

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
    [{ q: [], orderings: [], after: '', lang: undefined }, {}],
    [{ orderings: '[my.article.title desc]' }, { orderings: '[my.article.title desc]' }],
  ])('sends %j as %j', (parameters, sent) => {
    expect(parametersOf(parameters)).toEqual({ page: '1', pageSize: '20', ...sent });
  });

  test.each([['colour'], ['constructor']])(
    'refuses the unknown parameter %s without mentioning the token',
    (name) => {
      const search = () => toSearchUrl(form, { [name]: 'red' } as SearchParameters);
      expect(search).toThrow(`Unknown field ${name}\nThe fields of the search form are: ref, q, `);
      expect(search).not.toThrow(/access_token|secret/);
    },
  );
});

test.each([
  [null, 5000],
  ['public', 5000],
  ['public, Max-Age=31536000, immutable', 31_536_000_000],
  ['s-maxage=60', 5000],
  ['max-age=0', 0],
  ['no-store', 0],
  ['private, no-cache, max-age=60', 0],
])('a response with cache-control %s is cached for %i ms', (cacheControl, lifetimeInMs) => {
  expect(toLifetime(cacheControl)).toBe(lifetimeInMs);
});

describe('the cache', () => {
  let now = 0;
  let cache: LruCache;
  beforeEach(() => {
    jest.spyOn(Date, 'now').mockImplementation(() => now);
    cache = new LruCache(3);
    for (const key of ['a', 'b', 'c']) cache.set(key, 1, 60_000);
  });
  afterEach(() => jest.restoreAllMocks());
  const keys = () => ['a', 'b', 'c', 'd'].filter((key) => cache.get(key) !== undefined);

  test('removes the value that was not used for the longest time', () => {
    cache.get('a');
    cache.set('b', 2, 60_000);
    cache.set('d', 1, 60_000);
    expect(keys()).toEqual(['a', 'b', 'd']);
  });

  test('removes a value after its lifetime, which may be 0', () => {
    cache.set('a', 1, 5000);
    cache.set('b', 2, 0);
    now += 4999;
    expect(keys()).toEqual(['a', 'c']);
    now += 1;
    expect(keys()).toEqual(['c']);
  });
});
