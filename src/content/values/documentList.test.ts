import { toList } from './documentList';

const connection = (...names: (string | null)[]) => ({
  edges: names.map((name) => (name === null ? null : { node: { name } })),
});
const toName = ({ name }: { name: string }) => (name === 'draft' ? undefined : name.toUpperCase());

it('keeps the order, and leaves out empty edges and documents for which the mapper returns undefined', () => {
  expect(toList(connection('a', null, 'draft', 'b'), toName)).toEqual(['A', 'B']);
  expect(toList({ edges: null }, toName)).toEqual([]);
});
