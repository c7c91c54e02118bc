import type { RoutedType } from '../../documentTypes';
import type { ContentDocument } from '../readContent';
import { toSearchEntries } from './toSearchEntries';

const document = (type: RoutedType, name: string, meta: object = {}) =>
  ({
    _meta: { id: name, type, lang: 'is', url: `/${name}/`, ...meta },
    title: [{ type: 'heading1', text: name }],
  }) as unknown as ContentDocument;

const many = (type: RoutedType, count: number) =>
  Array.from({ length: count }, (_, index) => document(type, `${type}-${index}`));

it('lists what has a page and a title, in Icelandic order', () => {
  const documents = [document('article', 'Þ'), document('project', 'Á'), document('project', 'A')];
  const without = [
    document('article', 'B', { url: null }),
    document('article', 'D', { lang: 'en-us' }),
    { ...document('article', 'C'), title: [] },
  ];
  const found = toSearchEntries([...documents, ...without], 'is');
  expect(found.entries.map(({ title }) => title)).toEqual(['A', 'Á', 'Þ']);
  expect(found.counts).toEqual({});
});

it('hyphenates long words beside the title, which is sorted without hyphens', () => {
  const found = toSearchEntries([document('article', 'Landslagsarkitektúr')], 'is');
  expect(found.entries).toMatchObject([
    { title: 'Landslagsarkitektúr', heading: 'Lands\u00ADlags\u00ADarki\u00ADtektúr' },
  ]);
});

it('counts a kind with very many documents, which has a list of its own', () => {
  const found = toSearchEntries(
    [...many('article', 201), ...many('project', 200), ...many('page', 201)],
    'is',
  );
  expect(found.counts).toEqual({ article: 201 });
  expect(new Set(found.entries.map(({ kind }) => kind))).toEqual(new Set(['project', 'page']));
  expect(found.entries).toHaveLength(401);
});
