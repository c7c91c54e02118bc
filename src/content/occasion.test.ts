import { phaseOf } from './occasion';

const evening = { start: '2026-12-10T17:00:00Z', end: '2026-12-10T19:00:00Z' };

it.each([
  ['the day before', evening, '2026-12-09T17:00:00Z', 'upcoming'],
  ['a minute before', evening, '2026-12-10T16:59:00Z', 'upcoming'],
  ['at its start', evening, '2026-12-10T17:00:00Z', 'running'],
  ['at its end', evening, '2026-12-10T19:00:00Z', 'running'],
  ['a minute after', evening, '2026-12-10T19:01:00Z', 'past'],
  [
    'on the evening of a day without an end',
    { start: evening.start },
    '2026-12-10T23:30:00Z',
    'running',
  ],
  ['on the day after it', { start: evening.start }, '2026-12-11T00:00:00Z', 'past'],
  [
    'on the last of several days',
    { start: '2026-10-15', end: '2027-02-28' },
    '2027-02-28T20:00:00Z',
    'running',
  ],
  [
    'on the first of several days',
    { start: '2026-10-15', end: '2027-02-28' },
    '2026-10-15T00:00:00Z',
    'running',
  ],
  ['without a date', undefined, '2026-12-10T17:00:00Z', 'past'],
] as const)('%s', (_when, occasion, now, phase) => {
  expect(phaseOf(occasion, now)).toBe(phase);
});
