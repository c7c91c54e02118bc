import { isEmbargoed } from './isEmbargoed';

const on = (published_date: unknown, now: string) => isEmbargoed({ published_date }, new Date(now));

it('a document is held back until midnight of its day of publication', () => {
  expect(on('2026-12-01', '2026-11-30T23:59:59Z')).toBe(true);
  expect(on('2026-12-01', '2026-12-01T00:00:00Z')).toBe(false);
  expect(on('2026-12-01T15:00:00+0000', '2026-12-01T00:00:00Z')).toBe(false);
});

it.each([[undefined], [null], [''], ['bráðum'], [3], ['9999-12-31T99']])(
  'a document with the day %p is not held back',
  (day) => expect(on(day, '2026-11-30T00:00:00Z')).toBe(false),
);
