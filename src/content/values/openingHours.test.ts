import {
  nextOpening,
  toMapAddress,
  toOpeningHours,
  toPlace,
  upcomingExceptions,
  weekOf,
} from './openingHours';

const row = (fields: object) => ({
  ...{ weekday: null, date: null, opens: null, closes: null },
  ...fields,
});
const rows = [
  ...['Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'].map((weekday) =>
    row({ weekday, opens: '12:00', closes: '17:00' }),
  ),
  row({ date: '2026-12-24' }),
  row({ date: '2027-03-09', opens: '9:30', closes: '20:00' }),
];
const hours = toOpeningHours(rows, 'homepage');

const warn = jest.spyOn(console, 'warn').mockImplementation();
beforeEach(() => warn.mockClear());

it.each([
  ['before it opens', '2026-11-25T09:00Z', '2026-11-25T12:00:00Z', false],
  ['at the minute of opening', '2026-11-25T12:00Z', '2026-11-25T12:00:00Z', true],
  ['a minute before it closes', '2026-11-25T16:59Z', '2026-11-25T12:00:00Z', true],
  ['at the minute of closing', '2026-11-25T17:00Z', '2026-11-26T12:00:00Z', false],
  ['on a Sunday evening', '2026-11-22T20:00Z', '2026-11-25T12:00:00Z', false],
  [
    'on a day that is closed, in spite of its weekday',
    '2026-12-24T13:00Z',
    '2026-12-25T12:00:00Z',
    false,
  ],
  ['on a day with hours of its own', '2027-03-09T10:00Z', '2027-03-09T09:30:00Z', true],
])('finds the opening that is on, or the next one: %s', (_when, now, start, isOn) => {
  expect(nextOpening(hours, now)).toMatchObject({ start, isOn });
});

it('closes at the end of its own day', () => {
  expect(nextOpening(hours, '2027-03-09T10:00Z')?.end).toBe('2027-03-09T20:00:00Z');
});

it('closes at midnight as late as 24:00', () => {
  const [late] = toOpeningHours([row({ weekday: 'Friday', opens: '20:00', closes: '24:00' })], 'h');
  expect(nextOpening(late ? [late] : [], '2026-11-27T23:59Z')?.isOn).toBe(true);
  expect(nextOpening(late ? [late] : [], '2026-11-28T00:00Z')?.isOn).toBe(false);
});

it('reads times with a dot, as Icelanders write them', () => {
  const dotted = [row({ weekday: 'Friday', opens: '9.30', closes: '17.00' })];
  expect(toOpeningHours(dotted, 'homepage')).toEqual([
    { day: 'Fri', hours: { opens: '09:30', closes: '17:00' } },
  ]);
  expect(warn).not.toHaveBeenCalled();
});

it('finds nothing if nothing is open for a fortnight', () => {
  const festival = toOpeningHours(
    [row({ date: '2027-03-10', opens: '10:00', closes: '20:00' })],
    'h',
  );
  expect(nextOpening(festival, '2027-02-20T10:00Z')).toBeUndefined();
  expect(nextOpening(festival, '2027-03-01T10:00Z')?.start).toBe('2027-03-10T10:00:00Z');
  expect(nextOpening([], '2027-03-01T10:00Z')).toBeUndefined();
});

it('ignores rows without a day', () => {
  expect(toOpeningHours([row({ opens: '12:00', closes: '17:00' })], 'homepage')).toEqual([]);
  expect(toOpeningHours(null, 'homepage')).toEqual([]);
  expect(warn).not.toHaveBeenCalled();
});

it.each([
  ['half past twelve', '17:00'],
  ['12:00', null],
  [null, '17:00'],
  ['17:00', '12:00'],
  ['12:00', '12:00'],
  ['12:00', '25:00'],
  ['12:60', '17:00'],
  ['12', '17'],
])('reports and leaves out the hours from %p to %p', (opens, closes) => {
  expect(toOpeningHours([row({ weekday: 'Monday', opens, closes })], 'homepage')).toEqual([]);
  expect(warn).toHaveBeenCalledWith(
    'Content: document homepage, field opening_hours: needs two times such as 9:00 and 17:00, ' +
      'the later one last, or none',
  );
});

it('lists days with hours of their own from today on, and joins consecutive days with the same hours', () => {
  const all = toOpeningHours(
    [
      ...rows,
      ...['2027-01-01', '2026-12-31', '2026-12-25', '2026-11-24'].map((date) => row({ date })),
      row({ date: '2027-03-10', opens: '9:30', closes: '20:00' }),
      row({ date: '2027-03-11', opens: '9:30', closes: '21:00' }),
    ],
    'homepage',
  );
  expect(upcomingExceptions(all, '2026-11-25T09:00Z')).toEqual([
    { first: '2026-12-24', last: '2026-12-25' },
    { first: '2026-12-31', last: '2027-01-01' },
    { first: '2027-03-09', last: '2027-03-10', hours: { opens: '09:30', closes: '20:00' } },
    { first: '2027-03-11', last: '2027-03-11', hours: { opens: '09:30', closes: '21:00' } },
  ]);
  expect(upcomingExceptions(all, '2026-12-25T23:59Z')[0]).toEqual({
    first: '2026-12-25',
    last: '2026-12-25',
  });
});

it('makes the address of a map from a place', () => {
  const place = { latitude: 64.1, longitude: -21.9 };
  expect(toPlace(place)).toEqual(place);
  expect(toMapAddress(place)).toMatch(/\?to=64\.1%2C-21\.9$/);
  for (const none of [null, undefined, {}, { latitude: '64', longitude: 7 }])
    expect(toPlace(none)).toBeUndefined();
});

it('has a week from Monday to Sunday, in which each day has only the hours of its row', () => {
  const [closed, open] = weekOf(hours);
  const names = [closed, open].map((days) =>
    [days?.first, days?.last].map((day) => new Date(`${day}T00:00Z`).toUTCString().slice(0, 3)),
  );
  expect(names).toEqual([
    ['Mon', 'Tue'],
    ['Wed', 'Sun'],
  ]);
  expect([closed?.hours, open?.hours]).toEqual([undefined, { opens: '12:00', closes: '17:00' }]);
});

it('has no week if the centre is closed on all weekdays', () => {
  expect(weekOf(toOpeningHours([row({ date: '2026-12-24' })], 'homepage'))).toEqual([]);
});
