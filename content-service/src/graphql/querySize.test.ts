import { getIntrospectionQuery, parse } from 'graphql';
import { querySize } from './querySize';

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
  expect(querySize(parse(query)).depth).toBe(depth);
});

test('introspection has the depth 0', () => {
  expect(querySize(parse(getIntrospectionQuery())).depth).toBe(0);
});

test('nested fragments are measured once each', () => {
  const levels = 40;
  const fragments = Array.from({ length: levels }, (_, index) => {
    const next = `...f${index + 1}`;
    return `fragment f${index} on A { a { ${next} ${next} } b { ${next} } }`;
  });
  const query = `{ ...f0 } ${fragments.join(' ')} fragment f${levels} on A { a }`;
  const { depth, fields } = querySize(parse(query));
  expect(depth).toBe(levels + 1);
  expect(fields).toBeGreaterThan(2 ** levels);
});

test.each([
  ['{ a b }', 2],
  ['{ a: x { b } c: x { b } }', 4],
  ['{ a { ...F ...F } } fragment F on A { b c }', 5],
  ['{ a { ... on A { b } } } query Other { c }', 2],
])('%s selects %i fields', (query, fields) => {
  expect(querySize(parse(query)).fields).toBe(fields);
});
