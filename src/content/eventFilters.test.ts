import { filterEvents } from './eventFilters';

const event = (id: string, start: string, end?: string, place?: string, tags: string[] = []) => ({
  id,
  occasion: { start: `${start}T12:00:00Z`, end: end && `${end}T17:00:00Z`, place },
  tags,
});

// A Wednesday.
const now = '2026-11-25T09:00:00Z';

const events = [
  event('sunday', '2026-11-29'),
  event('monday', '2026-11-30'),
  event('december', '2026-12-01'),
  event('running', '2026-10-01', '2027-01-10'),
  event('past', '2026-11-20'),
];

test.each([
  ['stendur-yfir', ['running']],
  ['i-vikunni', ['sunday', 'running']],
  ['i-manudinum', ['sunday', 'monday', 'running']],
])('%s', (id, expected) => {
  const { idsOf } = filterEvents(events, 'is', now);
  expect([...idsOf].filter(([, ids]) => ids.includes(id)).map(([event]) => event)).toEqual(
    expected,
  );
});

test('on a Sunday the week ends with the day', () => {
  const { idsOf } = filterEvents(events, 'en-us', '2026-11-29T20:00:00Z');
  expect(idsOf.get('sunday')).toContain('this-week');
  expect(idsOf.get('monday')).not.toContain('this-week');
});

test('subjects are tags of several events, places what follows the last comma', () => {
  const { groups, idsOf } = filterEvents(
    [
      event('a', '2026-12-01', undefined, 'Salurinn, Bryggjustétt 4', ['Leirlist', 'Sýningar']),
      event('b', '2026-12-02', undefined, 'Ísafirði', ['Sýningar']),
      event('c', '2026-12-03', undefined, 'Lesstofan, Bryggjustétt 4', ['Gullsmíði']),
    ],
    'is',
    now,
  );
  expect(groups.slice(1)).toEqual([
    { kind: 'subject', filters: [{ id: 'efni-syningar', label: 'Sýningar' }] },
    {
      kind: 'place',
      filters: [{ id: 'stadur-bryggjustett-4', label: 'Bryggjustétt 4' }],
    },
  ]);
  expect(idsOf.get('a')).toEqual(['efni-syningar', 'stadur-bryggjustett-4']);
});

test('without tags and places there are the times only', () => {
  expect(filterEvents(events, 'is', now).groups.map(({ kind }) => kind)).toEqual(['time']);
});
