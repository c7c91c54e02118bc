import { findCategories } from './findCategories';

const articles = (...categories: (string | undefined)[]) =>
  categories.map((category, index) => ({ path: `/ha-frettir/grein-${index}/`, category }));

it('finds the categories that the site does not name, once, in alphabetical order', () => {
  const found = findCategories(
    articles('Ýmislegt', 'Greinar', undefined, 'Ályktun', 'Ýmislegt'),
    'is',
  );
  expect(found).toEqual(['Ályktun', 'Ýmislegt']);
});

it('finds a category that is named in the other language only', () => {
  expect(findCategories(articles('Interview'), 'is')).toEqual(['Interview']);
  expect(findCategories(articles('Interview'), 'en-us')).toEqual([]);
});

it.each(['Hönnun/list', 'Um hönnun?', '2', '..', ' ', '%41', 'a#b'])(
  'makes no address of %j',
  (category) => {
    expect(findCategories(articles(category), 'is')).toEqual([]);
  },
);

it('leaves out the category of an article without a page', () => {
  expect(findCategories([{ category: 'Ýmislegt' }], 'is')).toEqual([]);
});

it('leaves out a category at the address of a page or of another category, whatever its case', () => {
  const page = { path: '/ha-frettir/ýmislegt/' };
  expect(findCategories([page, ...articles('Ýmislegt', 'greinar')], 'is')).toEqual([]);
  expect(findCategories(articles('Safnið', 'safnið'), 'is')).toEqual(['Safnið']);
});
