import { findOngoing } from './readLists';

const now = '2026-11-24T00:00:00Z';

const event = (id: string, start_date: unknown, end_date: unknown = null) => ({
  path: `/ha-frettir/${id}/`,
  node: { _meta: { id }, start_date, end_date },
});
const newer = Array.from({ length: 24 }, (_, index) =>
  event(`new-${index}`, '2026-11-20T17:00:00+0000'),
);

it('finds events that go on behind the first page, and no others', () => {
  const events = [
    ...newer,
    event('exhibition', '2026-06-01', '2027-01-10'),
    event('over', '2026-05-01', '2026-11-23'),
    event('evening', '2026-04-01T17:00:00+0000'),
    event('undated', null, '2027-01-10'),
    { ...event('without a page', '2026-03-01', '2027-01-10'), path: undefined },
    event('last day', '2026-02-01', '2026-11-24'),
  ];
  expect(findOngoing(events, now)).toEqual(['exhibition', 'last day']);
});

it('finds none that the first page shows', () => {
  expect(findOngoing([event('exhibition', '2026-06-01', '2027-01-10')], now)).toEqual([]);
});
