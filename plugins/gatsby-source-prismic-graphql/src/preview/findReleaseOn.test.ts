import { findReleaseOn } from './findSource';

const at = (id: string, moment?: string) => ({
  ...{ id, ref: `${id}~1`, label: id },
  ...(moment === undefined ? {} : { scheduledAt: Date.parse(moment) }),
});
const releases = [
  at('easter', '2027-03-28T08:00:00'),
  at('unplanned'),
  at('christmas', '2026-12-24T18:00:00'),
];

test.each([
  ['2026-12-23', undefined],
  ['2026-12-24', 'christmas'],
  ['2027-03-27', 'christmas'],
  ['2027-03-28', 'easter'],
  ['2030-01-01', 'easter'],
  [undefined, undefined],
  ['nonsense', undefined],
])('on %s the site shows %s', (date, id) => {
  expect(findReleaseOn(date, releases)?.id).toBe(id);
});
