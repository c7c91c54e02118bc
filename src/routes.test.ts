import {
  associationArticlesPath,
  categories,
  categoriesOf,
  categoryPath,
  encodePath,
  eventCalendarPath,
  feedPath,
  homePath,
  listPath,
  manifestPath,
  notFoundPath,
  searchPath,
} from './addresses';
import { documentPath, plainPagePath, sectionOf } from './routes';

describe('documentPath', () => {
  it.each([
    ['homepage', 'is', undefined, '/'],
    ['homepage', 'en-us', undefined, '/en/'],
    ['article', 'is', 'nytt-hus', '/ha-frettir/nytt-hus/'],
    ['article', 'en-us', 'new-house', '/en/ha-frettir/new-house/'],
    ['project', 'is', 'stoll', '/verkefni/stoll/'],
    ['project', 'en-us', 'chair', '/en/verkefni/chair/'],
    ['issue', 'is', 'kvardi-14', '/timarit/kvardi-14/'],
    ['issue', 'en-us', 'kvardi-14', '/en/magazine/kvardi-14/'],
    ['person', 'is', 'dagrun', '/folk/dagrun/'],
    ['person', 'en-us', 'dagrun', '/en/people/dagrun/'],
    ['association', 'is', 'arkitektar', '/fagfelog/arkitektar/'],
    ['association', 'en-us', 'architects', '/en/fagfelog/architects/'],
    ['page', 'is', 'honnunarstefna', '/page/honnunarstefna/'],
    ['page', 'en-us', 'design-policy', '/en/page/design-policy/'],
    ['article', 'is', 'hönnun-og-þörf', '/ha-frettir/hönnun-og-þörf/'],
  ] as const)('%s in %s with the uid %s has the path %s', (type, lang, uid, path) => {
    expect(documentPath({ type, lang, uid })).toBe(path);
  });

  it.each([
    ['is', 'um-honnunarmidstod', '/um-honnunarmidstod/'],
    ['is', 'starfsfolk', '/um-honnunarmidstod/starfsfolk/'],
    ['en-us', 'about', '/en/about/'],
    ['en-us', 'hafa-samband', '/en/about/hafa-samband/'],
    ['is', 'fyrir-honnudi', '/fyrir-honnudi/'],
    ['is', 'honnunarnam', '/fyrir-honnudi/honnunarnam/'],
    ['en-us', 'styrkir', '/en/fyrir-honnudi/styrkir/'],
    ['is', 'islensk-honnun', '/islensk-honnun/'],
    ['is', 'honnunarsafnid', '/islensk-honnun/honnunarsafnid/'],
    ['is', 'heimsokn', '/heimsokn/'],
    ['en-us', 'visit', '/en/visit/'],
  ] as const)('a page in %s with the uid %s belongs to a section', (lang, uid, path) => {
    expect(documentPath({ type: 'page', lang, uid })).toBe(path);
  });

  it('puts the page of an association below the association', () => {
    const page = { type: 'association_page', lang: 'is', uid: 'log' };
    expect(documentPath({ ...page, association: 'leirlist' })).toBe('/fagfelog/leirlist/log/');
    expect(documentPath(page)).toBeUndefined();
  });

  it('has no path for a type without pages', () => {
    expect(documentPath({ type: 'banner', lang: 'is', uid: 'x' })).toBeUndefined();
    expect(documentPath({ type: 'constructor', lang: 'is', uid: 'x' })).toBeUndefined();
  });

  it('has no path in a language that the site does not have', () => {
    expect(documentPath({ type: 'article', lang: 'fr-fr', uid: 'x' })).toBeUndefined();
  });

  it('has no path for a document without a uid', () => {
    expect(documentPath({ type: 'article', lang: 'is', uid: null })).toBeUndefined();
    expect(documentPath({ type: 'page', lang: 'is', uid: null })).toBeUndefined();
  });
});

it('has separate sections for each language', () => {
  expect(sectionOf('staff', 'en-us')).toBe('about');
  expect(sectionOf('staff', 'is')).toBeUndefined();
  expect(plainPagePath('staff', 'en-us')).toBe('/en/page/staff/');
});

it('puts every list and front page below its language', () => {
  expect(homePath('is')).toBe('/');
  expect(listPath('article', 'is')).toBe('/ha-frettir/');
  expect(listPath('association', 'en-us')).toBe('/en/fagfelog/');
  expect(listPath('project', 'en-us', 1)).toBe('/en/verkefni/');
  expect(listPath('project', 'en-us', 2)).toBe('/en/verkefni/2/');
  expect(listPath('event', 'is')).toBe('/vidburdir/');
  expect(searchPath('en-us')).toBe('/en/leit/');
});

it('uses categories unchanged in paths', () => {
  expect(categoriesOf('is')).toEqual(['Greinar', 'HönnunarMars', 'Viðtal', 'Aðsent', 'HA']);
  expect(categoriesOf('en-us')).toEqual(['Article', 'Interview']);
  expect(categories).toContainEqual({ is: 'Viðtal', 'en-us': 'Interview' });
  expect(categoryPath('HönnunarMars', 'is', 2)).toBe('/ha-frettir/HönnunarMars/2/');
});

it('puts the news, calendar and feeds of a page below its path', () => {
  expect(associationArticlesPath('/fagfelog/leir/')).toBe('/fagfelog/leir/ha-frettir/');
  expect(eventCalendarPath('/ha-frettir/mars/')).toBe('/ha-frettir/mars/vidburdur.ics');
  expect(feedPath('en-us')).toBe('/en/ha-frettir/atom.xml');
  expect(feedPath('is', 'HA')).toBe('/ha-frettir/HA/atom.xml');
});

it('puts the not-found page of the default language at /404.html', () => {
  expect(notFoundPath('is')).toBe('/404.html');
  expect(notFoundPath('en-us')).toBe('/en/404/');
});

it('names the manifests as gatsby-plugin-manifest does', () => {
  expect(manifestPath('is')).toBe('/manifest.webmanifest');
  expect(manifestPath('en-us')).toBe('/manifest_en.webmanifest');
});

it('percent-encodes a path once', () => {
  expect(encodePath('/ha-frettir/HönnunarMars/')).toBe('/ha-frettir/H%C3%B6nnunarMars/');
  expect(encodePath('/ha-frettir/H%C3%B6nnunarMars/')).toBe('/ha-frettir/H%C3%B6nnunarMars/');
  expect(encodePath('/a%2Fb/?w=1#c')).toBe('/a%2Fb/?w=1#c');
});
