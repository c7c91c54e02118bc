import type { Language } from '../../i18n/languages';
import { filterEvents } from './eventFilters';

const event = (id: string, start: string, end?: string, place?: string, tags: string[] = []) => ({
  id,
  occasion: { start: `${start}T12:00:00Z`, end: end && `${end}T17:00:00Z`, place },
  tags,
});

// This day is a Wednesday.
const now = '2026-11-25T09:00:00Z';

const events = [
  event('sunday', '2026-11-29'),
  event('monday', '2026-11-30'),
  event('december', '2026-12-25'),
  event('christmas', '2026-12-26'),
  event('running', '2026-10-01', '2027-01-10'),
  event('ending', '2026-11-20', '2026-11-27'),
  event('past', '2026-11-20'),
];

const passing = (id: string, lang: Language, at: string) =>
  [...filterEvents(events, lang, at).idsOf]
    .filter(([, ids]) => ids.includes(id))
    .map(([event]) => event);

test.each([
  ['stendur-yfir', ['running', 'ending']],
  ['um-helgina', ['sunday', 'running']],
  ['naestu-30-daga', ['sunday', 'monday', 'december', 'running', 'ending']],
])('%s', (id, expected) => {
  expect(passing(id, 'is', now)).toEqual(expected);
});

test('the weekend ends with its Sunday', () => {
  expect(passing('this-weekend', 'en-us', '2026-11-28T09:00:00Z')).toEqual(['sunday', 'running']);
  expect(passing('this-weekend', 'en-us', '2026-11-29T11:00:00Z')).toEqual(['sunday', 'running']);
  expect(passing('this-weekend', 'en-us', '2026-11-30T00:00:00Z')).toEqual(['running']);
});

test.each([
  ['a Wednesday', now],
  ['the Saturday', '2026-11-28T00:00:00Z'],
  ['the Sunday', '2026-11-29T23:59:00Z'],
])('names the days of the weekend, on %s', (_, at) => {
  const filter = filterEvents(events, 'is', at).filters.find(({ id }) => id === 'um-helgina');
  expect(filter).toMatchObject({
    span: [Date.parse('2026-11-28T00:00Z'), Date.parse('2026-11-30T00:00Z') - 1],
  });
});

test('subjects are tags, places what follows the last comma, of several events each', () => {
  const { filters, idsOf } = filterEvents(
    [
      event('a', '2026-12-01', undefined, 'Salurinn, Bryggjustétt 4', ['Leirlist', 'Sýningar']),
      event('b', '2026-12-02', undefined, 'Ísafirði', ['Sýningar']),
      event('c', '2026-12-03', undefined, 'Lesstofan, Bryggjustétt 4', ['Sýningar']),
    ],
    'is',
    '2027-01-01T00:00:00Z',
  );
  expect(filters.filter(({ label }) => label)).toEqual([
    { id: 'efni-syningar', label: 'Sýningar' },
    { id: 'stadur-bryggjustett-4', label: 'Bryggjustétt 4' },
  ]);
  expect(idsOf.get('a')).toEqual(['efni-syningar', 'stadur-bryggjustett-4']);
});

test('a place that ends in a comma, or has no comma, is no place of a filter', () => {
  const twice = ['Salurinn, ', 'Salurinn', 'Harpa,  \u200b'].flatMap((place) =>
    ['a', 'b'].map((id) => event(id + place, '2026-12-01', undefined, place)),
  );
  expect(filterEvents(twice, 'is', now).filters.filter(({ label }) => label)).toEqual([]);
});

test('without tags and places there are the times only', () => {
  const { filters } = filterEvents(events, 'is', now);
  expect(filters.map(({ time }) => time)).toEqual(['all', 'running', 'weekend', 'days']);
});

test('the seven most frequent subjects and places get a filter', () => {
  const tags = Array.from({ length: 8 }, (_, index) => `Efni ${index}`);
  const tagged = [tags, tags, tags.slice(1)].map((of, index) =>
    event(String(index), '2026-12-01', undefined, undefined, of),
  );
  const labels = filterEvents(tagged, 'is', now).filters.flatMap(({ label }) => label ?? []);
  expect(labels).toEqual(tags.slice(1));
});
