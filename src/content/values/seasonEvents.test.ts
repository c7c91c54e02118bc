import { whereInSeason } from './seasonEvents';

it('asks for what begins from the first midnight to the last', () => {
  expect(whereInSeason({ start: '2027-03-10', end: '2027-03-14' })).toEqual({
    type: 'event',
    start_date_after: '2027-03-09T23:59:59+0000',
    start_date_before: '2027-03-15T00:00:00+0000',
  });
});
