import { sortCalls, toCalls } from './calls';

const row = (name: unknown, deadline?: unknown, fields: object = {}) => ({
  ...{ name, deadline, ...fields },
});

const midnight = (day: string) => `${day}T00:00:00+0000`;

it('joins the rows of a name into one call, its deadlines in order', () => {
  const rows = [
    row('Grant', midnight('2027-09-07'), { amount: 'up to 5', link: { url: 'https://a.is/' } }),
    row('Prize', '2027-02-26T16:00:00+0000'),
    row('Grant', midnight('2027-03-02'), { amount: 'another', audience: 'all' }),
    row(' Grant ', midnight('2027-03-02')),
  ];
  expect(toCalls(rows, 'page')).toEqual([
    {
      name: 'Grant',
      amount: 'up to 5',
      audience: 'all',
      deadlines: ['2027-03-02', '2027-09-07'],
      link: { href: 'https://a.is/' },
    },
    expect.objectContaining({ name: 'Prize', deadlines: ['2027-02-26T16:00:00+00:00'] }),
  ]);
});

it('leaves out rows without a name, and reports a deadline that is no date', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  const [call, ...others] = toCalls([row(null), row(' '), row('Grant', 'soon')], 'page-x');
  expect(others).toEqual([]);
  expect(call).toMatchObject({ name: 'Grant', deadlines: [] });
  expect(warn).toHaveBeenCalledWith(expect.stringMatching(/page-x.*calls\.deadline.*“soon”/));
  warn.mockRestore();
  expect(toCalls(null, 'page')).toEqual([]);
});

const calls = toCalls(
  [
    row('Always'),
    row('Long closed', midnight('2026-01-15')),
    row('Late', midnight('2027-09-07')),
    row('Closed', midnight('2026-10-01')),
    row('Several', midnight('2026-10-01')),
    row('Several', midnight('2026-12-01')),
  ],
  'page',
);

it('puts the next deadline first, then what is always open, then what is closed', () => {
  const sorted = sortCalls(calls, '2026-11-20T12:00:00Z');
  expect(sorted.map(({ name, deadline, isClosed }) => [name, deadline, isClosed])).toEqual([
    ['Several', '2026-12-01', false],
    ['Late', '2027-09-07', false],
    ['Always', undefined, false],
    ['Closed', '2026-10-01', true],
    ['Long closed', '2026-01-15', true],
  ]);
});
