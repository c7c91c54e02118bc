import { isDate, toTimestamp } from './timestamp';

test.each([
  ['2026-10-02T09:00:00+0000', '2026-10-02T09:00:00+0000'],
  ['2026-10-02T09:00:00Z', '2026-10-02T09:00:00+0000'],
  ['2026-10-02T09:00:00.123Z', '2026-10-02T09:00:00+0000'],
  ['2026-10-02T09:00Z', '2026-10-02T09:00:00+0000'],
  ['2026-10-02T09:00:00+02:00', '2026-10-02T07:00:00+0000'],
  ['2026-01-01T00:30:00+0100', '2025-12-31T23:30:00+0000'],
])('%s becomes %s', (text, timestamp) => {
  expect(toTimestamp(text)).toBe(timestamp);
});

test.each([
  '2026-10-02',
  '2026-02-30T09:00:00Z',
  '2026-10-02T25:00:00Z',
  '9999-12-31T23:00:00-05:00',
  '0000-01-01T00:00:00+01:00',
  'soon',
  '',
])('%s is not a timestamp', (text) => {
  expect(toTimestamp(text)).toBeUndefined();
});

test('a date is a day that exists', () => {
  expect(isDate('2028-02-29')).toBe(true);
  expect(['2026-02-29', '2026-13-01', '2026-1-1', '2026-01-01T00:00:00Z'].some(isDate)).toBe(false);
});
