import { endsInTime } from '../test/endsInTime';
import { toRelatedItems } from './related';

type Rows = Parameters<typeof toRelatedItems>[0];

const row = (id: string) => ({
  item: {
    _meta: { id, type: 'page', lang: 'is', tags: [], url: `/page/${id}/` },
    title: [{ type: 'heading1', text: id, spans: [] }],
  },
});
const idsOf = (rows: unknown) => toRelatedItems(rows as Rows).map(({ id }) => id);

it('lists each document once, at its first place', () => {
  expect(idsOf([row('a'), row('b'), row('a'), { item: null }, { item: {} }])).toEqual(['a', 'b']);
  expect(idsOf(null)).toEqual([]);
});

it('lists very many documents', () => {
  const rows = Array.from({ length: 200_000 }, (_, index) => row(String(index)));
  expect(endsInTime(() => idsOf(rows))).toHaveLength(200_000);
});
