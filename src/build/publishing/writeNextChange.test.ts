import { mkdirSync, readFileSync } from 'node:fs';
import { workInEmptyFolders } from '../../test/temporaryFolder';
import type { ContentDocument } from '../readContent';
import { nextChange, writeNextChange } from './writeNextChange';
import type { Dates } from './writeNextChange';

const none: Dates = {
  publications: [],
  events: [],
  deadlines: [],
  leads: [],
  sales: [],
  releases: [],
};
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

describe('next-change.json', () => {
  workInEmptyFolders();
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  /** Writes the file at `now`, in a build that began at `begin`. Returns the time of the change. */
  function write(
    fields: Record<string, string>,
    now: string,
    begin = now,
    type = 'article',
  ): string | null {
    jest.useFakeTimers({ now: new Date(now), doNotFake: ['performance'] });
    jest.spyOn(performance, 'timeOrigin', 'get').mockReturnValue(Date.parse(begin));
    mkdirSync('public', { recursive: true });
    const _meta: Partial<ContentDocument['_meta']> = { id: 'a', type, lang: 'is' };
    writeNextChange({ getNodesByType: () => [], reporter: { info: jest.fn() } } as never, [
      { _meta, title: 'Titill', ...fields } as ContentDocument,
    ]);
    return JSON.parse(readFileSync('public/next-change.json', 'utf8')).at;
  }

  it('has the day on which tickets go on sale', () => {
    expect(write({ tickets_date: '2026-12-01' }, '2026-11-24T10:30:00Z')).toBe(
      '2026-12-01T00:00:00.000Z',
    );
  });

  it('has no day of an issue, which has a page from the beginning', () => {
    const today = '2026-11-24T10:30:00Z';
    expect(write({ published_date: '2026-12-24' }, today)).not.toBeNull();
    expect(write({ published_date: '2026-12-24' }, today, today, 'issue')).toBeNull();
  });

  it('has a midnight that came while the build ran', () => {
    expect(
      write({ published_date: '2026-12-01' }, '2026-12-01T00:03:00Z', '2026-11-30T23:58:00Z'),
    ).toBe('2026-12-01T00:00:00.000Z');
  });
});
