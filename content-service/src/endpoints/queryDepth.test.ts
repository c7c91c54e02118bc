import { parse } from 'graphql';
import { queryDepth } from './graphql';

test.each([
  ['{ a }', 1],
  ['{ a b { c } }', 2],
  ['{ a { ... on A { b { ... { c } } } } }', 3],
  ['query A { a } query B { a { b { c } } }', 3],
  ['{ a { ...f } } fragment f on A { b { ...g } } fragment g on A { c }', 3],
  ['{ a { __typename } }', 2],
  ['{ __schema { types { fields { name } } } a { b } }', 2],
  ['{ __type(name: "A") { fields { type { ofType { name } } } } }', 0],
])('%s has the depth %d', (query, depth) => {
  expect(queryDepth(parse(query))).toBe(depth);
});

test('nested fragments are measured once each', () => {
  const levels = 40;
  const fragments = Array.from({ length: levels }, (_, index) => {
    const next = `...f${index + 1}`;
    return `fragment f${index} on A { a { ${next} ${next} } b { ${next} } }`;
  });
  const query = `{ ...f0 } ${fragments.join(' ')} fragment f${levels} on A { a }`;
  expect(queryDepth(parse(query))).toBe(levels + 1);
});
