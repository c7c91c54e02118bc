import { nextChanges } from './writeNextChange';
import type { Dates } from './writeNextChange';

const none: Dates = { publications: [], events: [], deadlines: [], leads: [], releases: [] };
const now = new Date('2026-11-24T10:30:00Z');

const next = (dates: Partial<Dates>) =>
  nextChanges({ ...none, ...dates }, now).map(({ at, why }) => `${at} ${why}`);

it('a document is published at the beginning of its day', () => {
  expect(next({ publications: ['2026-12-01'] })).toEqual(['2026-12-01T00:00:00.000Z publication']);
});

it('what begins or ends in a day changes the build of the next one', () => {
  expect(
    next({ events: [{ start: '2026-11-25T17:00:00+0000', end: '2026-11-26T00:00:00+0000' }] }),
  ).toEqual([
    '2026-11-25T00:00:00.000Z lead',
    '2026-11-26T00:00:00.000Z event start',
    '2026-11-26T00:00:00.000Z event end',
  ]);
});

it('an event of whole days is on from its first midnight until after its last day', () => {
  expect(next({ events: [{ start: '2026-11-25', end: '2026-11-28' }] })).toEqual([
    '2026-11-25T00:00:00.000Z lead',
    '2026-11-25T00:00:00.000Z event start',
    '2026-11-29T00:00:00.000Z event end',
  ]);
});

it('an event without an end lasts until the end of its day', () => {
  expect(next({ events: [{ start: '2026-11-24T09:00:00+0000' }] })).toEqual([
    '2026-11-25T00:00:00.000Z event start',
    '2026-11-25T00:00:00.000Z event end',
  ]);
});

it('on Monday the list changes to the next weekend, as long as there are events', () => {
  const nextOn = (day: string) => {
    const events = [{ start: '2026-11-01', end: '2027-01-10' }];
    return nextChanges({ ...none, events }, new Date(`${day}T00:00:00Z`))[0];
  };
  expect(nextOn('2026-11-29')).toEqual({ at: '2026-11-30T00:00:00.000Z', why: 'weekend' });
  expect(nextOn('2026-11-30')).toEqual({ at: '2026-12-07T00:00:00.000Z', why: 'weekend' });
  expect(nextOn('2027-01-05')?.why).toBe('event end');
});

it('a deadline passes with its day', () => {
  expect(next({ deadlines: ['2026-11-24', '2026-11-23'] })).toEqual([
    '2026-11-25T00:00:00.000Z deadline',
  ]);
});

it('an event leads the front page from four weeks before, an editor’s choice until its last day', () => {
  expect(
    next({ events: [{ start: '2027-03-10T16:00:00+0000' }], leads: ['2026-11-30', '2026-11-23'] }),
  ).toEqual([
    '2026-11-30T00:00:00.000Z weekend',
    '2026-12-01T00:00:00.000Z lead',
    '2027-02-10T00:00:00.000Z lead',
    '2027-03-10T00:00:00.000Z lead',
    '2027-03-11T00:00:00.000Z event start',
    '2027-03-11T00:00:00.000Z event end',
  ]);
});

it('a release comes at its moment, and what is over is not listed', () => {
  expect(
    next({
      publications: ['2026-11-24'],
      events: [{ start: '2026-11-01', end: '2026-11-20' }],
      releases: ['2027-02-01T09:00:00.000Z', '2026-11-24T10:00:00.000Z'],
    }),
  ).toEqual(['2027-02-01T09:00:00.000Z release']);
});

it('lists the earliest first, each once', () => {
  const days = ['2026-12-02', '2026-12-01', '2026-12-02'];
  expect(next({ publications: days })).toHaveLength(2);
  expect(next({ publications: days })[0]).toContain('2026-12-01');
});
