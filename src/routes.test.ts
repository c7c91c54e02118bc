import {
  associationArticlesPath,
  categories,
  categoriesOf,
  categoryPath,
  encodePath,
  eventCalendarPath,
  feedPath,
  notFoundPath,
} from './addresses';
import { documentPath, plainPagePath, sectionOf } from './routes';

// e2e/routes.spec.ts tests the address of every kind of page.
describe('documentPath', () => {
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

it('percent-encodes a path once', () => {
  expect(encodePath('/ha-frettir/HönnunarMars/')).toBe('/ha-frettir/H%C3%B6nnunarMars/');
  expect(encodePath('/ha-frettir/H%C3%B6nnunarMars/')).toBe('/ha-frettir/H%C3%B6nnunarMars/');
  expect(encodePath('/a%2Fb/?w=1#c')).toBe('/a%2Fb/?w=1#c');
});
