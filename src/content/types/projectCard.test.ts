import { toProjectCard } from './projectCard';

const yearOf = (year: unknown) =>
  toProjectCard({
    _meta: { id: 'p', type: 'project', lang: 'is', tags: [], url: '/verkefni/skal/' },
    title: [{ type: 'heading1', text: 'Skál', spans: [] }],
    image: null,
    designer: null,
    year,
  } as unknown as Queries.ProjectCardFragment)?.year;

let warn: jest.SpyInstance;
beforeEach(() => {
  warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => warn.mockRestore());

it.each([1, 1987, 9998])('shows the year %d', (year) => {
  expect(yearOf(year)).toBe(year);
  expect(warn).not.toHaveBeenCalled();
});

it.each([0, -1, 1e308, NaN, Infinity, '1987'])('reports the year %p and leaves it out', (year) => {
  expect(yearOf(year)).toBeUndefined();
  expect(warn).toHaveBeenCalledWith(
    `Content: document p, field year: holds “${year}”, which is not a number from 1 to 9998; ` +
      'it is left out',
  );
});
