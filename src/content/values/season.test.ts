import { daysOf, toProgramme, toSeason } from './season';

const season = { start: '2027-03-10', end: '2027-03-14' };

const oneDay = { start: '2027-03-10', end: '2027-03-10' };

it.each([
  ['two days', '2027-03-10', '2027-03-14', season],
  ['only a first day', '2027-03-10', undefined, oneDay],
  ['an end before the start', '2027-03-10', '2027-03-01', oneDay],
  ['only a last day', null, '2027-03-14', undefined],
  ['something else', 'vor', 7, undefined],
  ['nothing', undefined, undefined, undefined],
])('reads %s', (_what, season_start, season_end, expected) => {
  expect(toSeason({ season_start, season_end })).toEqual(expected);
});

it('counts the first and the last day', () => {
  expect(daysOf(season)).toBe(5);
  expect(daysOf({ start: '2027-02-28', end: '2027-03-01' })).toBe(2);
  expect(daysOf(oneDay)).toBe(1);
});

describe('toProgramme', () => {
  const event = (start: string, end?: string) => ({ id: start, occasion: { start, end } });
  const idsIn = (events: ReturnType<typeof event>[], of = season) =>
    toProgramme(events, of).map(({ day, events: ofDay }) => [day, ofDay.map(({ id }) => id)]);

  it('arranges events by day and hour', () => {
    const [late, early, friday] = ['2027-03-11T17:00Z', '2027-03-11T10:00Z', '2027-03-12T09:00Z'];
    expect(idsIn([event(friday), event(late), event(early)])).toEqual([
      ['2027-03-11', [early, late]],
      ['2027-03-12', [friday]],
    ]);
  });

  it('leaves out the event that is the season itself, but no other long one', () => {
    const whole = event('2027-03-10T16:00Z', '2027-03-14T17:00Z');
    const long = event('2027-03-10T12:00Z', '2027-03-13T17:00Z');
    expect(idsIn([whole, long])).toEqual([['2027-03-10', [long.id]]]);
  });

  it('has all events of a season of one day', () => {
    const only = event('2027-03-10T16:00Z', '2027-03-10T18:00Z');
    expect(idsIn([only], oneDay)).toEqual([['2027-03-10', [only.id]]]);
  });
});
