import type { Catalogue, Entry } from './readCatalogue';
import { toSearchEntries } from './toSearchEntries';

const entry = (kind: Entry['kind'], name: string): Entry => ({
  cursor: '',
  id: name,
  kind,
  title: name,
  path: `/${name}/`,
  translations: {},
});

const catalogueOf = (entries: Entry[]) =>
  ({ article: { is: entries, 'en-us': [] } }) as unknown as Catalogue;

const many = (kind: Entry['kind'], count: number) =>
  Array.from({ length: count }, (_, index) => entry(kind, `${kind}-${index}`));

it('lists what has a page and a title, in Icelandic order', () => {
  const entries = [entry('article', 'Þ'), entry('project', 'Á'), entry('project', 'A')];
  const without = [
    { ...entry('article', 'B'), path: undefined },
    { ...entry('article', 'C'), title: undefined },
  ];
  const found = toSearchEntries(catalogueOf([...entries, ...without]), 'is');
  expect(found.entries.map(({ title }) => title)).toEqual(['A', 'Á', 'Þ']);
  expect(found.counts).toEqual({});
});

it('hyphenates long words beside the title, which is sorted without hyphens', () => {
  const found = toSearchEntries(catalogueOf([entry('article', 'Landslagsarkitektúr')]), 'is');
  expect(found.entries).toMatchObject([
    { title: 'Landslagsarkitektúr', heading: 'Lands\u00ADlags\u00ADarki\u00ADtektúr' },
  ]);
});

it('counts a kind with very many documents, which has a list of its own', () => {
  const found = toSearchEntries(
    catalogueOf([...many('article', 201), ...many('project', 200), ...many('page', 201)]),
    'is',
  );
  expect(found.counts).toEqual({ article: 201 });
  expect(new Set(found.entries.map(({ kind }) => kind))).toEqual(new Set(['project', 'page']));
  expect(found.entries).toHaveLength(401);
});
