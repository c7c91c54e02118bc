import { filterProjects } from './projectFilters';

const projects = [
  { id: 'stool', facts: { field: 'Húsgögn', location: 'Hólmavík', year: '2026' } },
  { id: 'chair', facts: { field: 'Húsgögn', location: 'Ísafjörður', year: '2025' } },
  { id: 'type', facts: { field: 'Grafísk hönnun', location: 'Ísafjörður', year: '2026' } },
  { id: 'empty', facts: {} },
];

const { filters, pairsOf, idsOf } = filterProjects(projects, 'is');

test('each value is a filter with the number of its projects', () => {
  expect(filters.map(({ id, count }) => [id, count])).toEqual([
    ['svid-husgogn', 2],
    ['stadur-holmavik', 1],
    ['ar-2026', 2],
    ['stadur-isafjordur', 2],
    ['ar-2025', 1],
    ['svid-grafisk-honnun', 1],
  ]);
  expect(idsOf.get('type')).toEqual(['svid-grafisk-honnun', 'stadur-isafjordur', 'ar-2026']);
  expect(idsOf.get('empty')).toEqual([]);
});

test('two filters combine if fewer projects pass both than the first', () => {
  const pairs = (id: string) => pairsOf.get(id)?.map((pair) => [pair.id, pair.count]);
  expect(pairs('svid-husgogn')).toEqual([
    ['svid-husgogn--stadur-holmavik', 1],
    ['svid-husgogn--ar-2026', 1],
    ['svid-husgogn--stadur-isafjordur', 1],
    ['svid-husgogn--ar-2025', 1],
  ]);
  // A pair has one address, whichever filter was chosen first.
  expect(pairs('ar-2026')).toEqual([
    ['svid-husgogn--ar-2026', 1],
    ['stadur-holmavik--ar-2026', 1],
    ['stadur-isafjordur--ar-2026', 1],
    ['svid-grafisk-honnun--ar-2026', 1],
  ]);
  expect(pairs('ar-2025')).toEqual([]);
});

test('each language has its own addresses', () => {
  const [field] = filterProjects([{ id: 'a', facts: { field: 'Type design' } }], 'en-us').filters;
  expect(field?.id).toBe('field-type-design');
});

test('an address has no character that ends a selector, and no two hyphens in a row', () => {
  const odd = ['--', 'a--b', "x']{}", '木', '1:2 (3)'].map((location) => ({
    id: location,
    facts: { location },
  }));
  for (const { id } of filterProjects(odd, 'is').filters) {
    expect(id).toMatch(/^stadur(-[a-z0-9]+)*$/);
  }
});
