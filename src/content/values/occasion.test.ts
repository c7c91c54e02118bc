import { endOfEvent, phaseOf, readOccasion } from './occasion';

const evening = { start: '2026-12-10T17:00:00Z', end: '2026-12-10T19:00:00Z' };

const endless = { start: evening.start };
const months = { start: '2026-10-15', end: '2027-02-28' };

it.each([
  ['the day before', evening, '2026-12-09T17:00:00Z', 'upcoming'],
  ['a minute before', evening, '2026-12-10T16:59:00Z', 'upcoming'],
  ['at its start', evening, '2026-12-10T17:00:00Z', 'running'],
  ['a minute before its end', evening, '2026-12-10T18:59:00Z', 'running'],
  ['at its end', evening, '2026-12-10T19:00:00Z', 'past'],
  ['on the evening of a day without an end', endless, '2026-12-10T23:30:00Z', 'running'],
  ['on the day after it', endless, '2026-12-11T00:00:00Z', 'past'],
  ['on the first of several days', months, '2026-10-15T00:00:00Z', 'running'],
  ['on the last of several days', months, '2027-02-28T20:00:00Z', 'running'],
  ['without a date', undefined, '2026-12-10T17:00:00Z', 'past'],
] as const)('%s', (_when, occasion, now, phase) => {
  expect(phaseOf(occasion, now)).toBe(phase);
});

const day = (number: number) => `2027-03-0${number}`;
const at = (number: number, hour: number) => `${day(number)}T${hour}:00:00+0000`;
const midnight = (number: number) => `${day(number)}T00:00:00+0000`;
const iso = (timestamp: string) => timestamp.replace('+0000', '+00:00');

it.each([
  ['hours', at(1, 20), midnight(2), iso(at(1, 20)), iso(midnight(2))],
  ['one whole day', midnight(1), midnight(2), day(1), day(1)],
  ['one whole day without an end', midnight(1), null, day(1), undefined],
  ['whole days', midnight(1), midnight(4), day(1), day(3)],
  ['days without times', day(1), day(4), day(1), day(4)],
  ['a midnight until an hour', midnight(1), at(3, 17), iso(midnight(1)), iso(at(3, 17))],
  ['an hour until a day', at(1, 20), day(1), iso(at(1, 20)), day(1)],
])('reads %s', (_what, start_date, end_date, start, end) => {
  expect(readOccasion({ start_date, end_date })).toEqual({ start, end, place: undefined });
});

describe('an end that is not after the start', () => {
  const start_date = '2027-03-01T20:00:00+0000';
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  beforeEach(() => warn.mockClear());

  it.each(['2027-02-28', '2027-03-01T19:00:00+0000', start_date, '2027-03-01T20:00:00+00:00'])(
    '%s is reported and left out',
    (end_date) => {
      const occasion = readOccasion({ start_date, end_date }, 'a');
      expect(occasion).toEqual({ start: '2027-03-01T20:00:00+00:00' });
      expect(warn.mock.calls).toEqual([
        [expect.stringMatching(/document a, field end_date: holds .* which is not after/)],
      ]);
    },
  );

  it('after it is no fault', () => {
    readOccasion({ start_date, end_date: '2027-03-01T20:01:00+0000' }, 'a');
    expect(warn).not.toHaveBeenCalled();
  });
});

it.each([
  ['an evening until midnight', { start: '2027-03-01T20:00:00Z', end: '2027-03-02T00:00:00Z' }],
  ['an evening without an end', { start: '2027-03-01T20:00:00Z' }],
  ['an evening until a day', { start: '2027-03-01T20:00:00Z', end: '2027-03-01' }],
  ['a day', { start: '2027-03-01', end: '2027-03-01' }],
  ['a night of another time zone', { start: '2027-03-02T00:30:00+01:00' }],
])('the day of %s ends with it', (_what, occasion) => {
  expect(endOfEvent(occasion)).toBe(Date.parse('2027-03-02T00:00:00Z'));
});
