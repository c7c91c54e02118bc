import { nextChange } from './writeNextChange';
import type { Dates } from './writeNextChange';

const none: Dates = { publications: [], events: [], deadlines: [], leads: [], releases: [] };
const now = new Date('2026-11-24T10:30:00Z');

/** Returns the days of all changes. Each change is searched from the change before. */
function next(dates: Partial<Dates>): string[] {
  const changes: string[] = [];
  for (let at: string | null = now.toISOString(); at;) {
    at = nextChange({ ...none, ...dates }, new Date(at));
    if (at) changes.push(at.replace('T00:00:00.000Z', ''));
  }
  return changes;
}

it('a document is published at the beginning of its day', () => {
  expect(next({ publications: ['2026-12-01'] })).toEqual(['2026-12-01']);
});

it('what begins or ends in a day changes the build of the next one', () => {
  expect(
    next({ events: [{ start: '2026-11-25T17:00:00+0000', end: '2026-11-26T00:00:00+0000' }] }),
  ).toEqual(['2026-11-25', '2026-11-26']);
});

it('an event without times is on from its first midnight until after its last day', () => {
  expect(next({ events: [{ start: '2026-11-25', end: '2026-11-28' }] })).toEqual([
    '2026-11-25',
    '2026-11-29',
  ]);
});

it('an event without an end lasts until the end of its day', () => {
  expect(next({ events: [{ start: '2026-11-24T09:00:00+0000' }] })).toEqual(['2026-11-25']);
});

it('on Monday the list changes to the next weekend, as long as there are events', () => {
  const nextOn = (day: string) => {
    const events = [{ start: '2026-11-01', end: '2027-01-10' }];
    return nextChange({ ...none, events }, new Date(`${day}T00:00:00Z`));
  };
  expect(nextOn('2026-11-29')).toBe('2026-11-30T00:00:00.000Z');
  expect(nextOn('2026-11-30')).toBe('2026-12-07T00:00:00.000Z');
  expect(nextOn('2027-01-05')).toBe('2027-01-11T00:00:00.000Z');
});

it('a deadline passes with its day', () => {
  expect(next({ deadlines: ['2026-11-24', '2026-11-23'] })).toEqual(['2026-11-25']);
});

it('an event leads the front page from four weeks before, an editor’s choice until its last day', () => {
  const changes = next({
    events: [{ start: '2027-03-10T16:00:00+0000' }],
    leads: ['2026-11-30', '2026-11-23'],
  });
  const isMonday = (day: string) => new Date(day).getUTCDay() === 1;
  expect(changes.filter((day) => !isMonday(day))).toEqual([
    '2026-12-01',
    '2027-02-10',
    '2027-03-10',
    '2027-03-11',
  ]);
});

it('a release comes at its moment, and what is over is not listed', () => {
  expect(
    next({
      publications: ['2026-11-24'],
      events: [{ start: '2026-11-01', end: '2026-11-20' }],
      releases: ['2027-02-01T09:00:00.000Z', '2026-11-24T10:00:00.000Z'],
    }),
  ).toEqual(['2027-02-01T09:00:00.000Z']);
});
