import { documentPath, documentPattern, homePath, listPath, notFoundPath } from './routes';

describe('documentPath', () => {
  it.each([
    ['homepage', 'is', undefined, '/'],
    ['homepage', 'en-us', undefined, '/en/'],
    ['article', 'is', 'nytt-hus', '/ha-frettir/nytt-hus/'],
    ['article', 'en-us', 'new-house', '/en/ha-frettir/new-house/'],
    ['project', 'is', 'stoll', '/verkefni/stoll/'],
    ['project', 'en-us', 'chair', '/en/verkefni/chair/'],
    ['association', 'is', 'arkitektar', '/fagfelog/arkitektar/'],
    ['association', 'en-us', 'architects', '/en/fagfelog/architects/'],
    ['page', 'is', 'styrkir', '/page/styrkir/'],
    ['page', 'en-us', 'grants', '/en/page/grants/'],
    ['article', 'is', 'hönnun-og-þörf', '/ha-frettir/hönnun-og-þörf/'],
  ] as const)('%s in %s with uid %s lives at %s', (type, lang, uid, path) => {
    expect(documentPath({ type, lang, uid })).toBe(path);
  });

  it('has no address for a type without pages', () => {
    expect(documentPath({ type: 'banner', lang: 'is', uid: 'x' })).toBeUndefined();
    expect(documentPath({ type: 'constructor', lang: 'is', uid: 'x' })).toBeUndefined();
  });

  it('has no address in a language that the site does not speak', () => {
    expect(documentPath({ type: 'article', lang: 'fr-fr', uid: 'x' })).toBeUndefined();
  });

  it('has no address for a document that lacks its uid', () => {
    expect(documentPath({ type: 'article', lang: 'is', uid: null })).toBeUndefined();
  });
});

it('gives the source plugin the same rule as a pattern', () => {
  expect(documentPattern('project')).toBe('/:lang?/verkefni/:uid');
});

it('puts every list and front page below its language', () => {
  expect(homePath('is')).toBe('/');
  expect(listPath('article', 'is')).toBe('/ha-frettir/');
  expect(listPath('association', 'en-us')).toBe('/en/fagfelog/');
  expect(listPath('project', 'en-us', 1)).toBe('/en/verkefni/');
  expect(listPath('project', 'en-us', 2)).toBe('/en/verkefni/2/');
});

it('keeps the not-found page of the default language where hosts look for it', () => {
  expect(notFoundPath('is')).toBe('/404.html');
  expect(notFoundPath('en-us')).toBe('/en/404/');
});
