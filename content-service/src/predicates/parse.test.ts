import { HttpError } from '../http/response';
import { parsePredicates } from './parse';

const parsed = (query: string) =>
  parsePredicates(query).map(({ name, path, args }) => ({ name, path, args }));

const at = { name: 'at', path: 'document.type', args: ['article'] };

test.each([
  '[[at(document.type, "article")]]',
  '[[:d = at(document.type, "article")]]',
  '[ [ at ( document.type , "article" ) ] ]',
  '[[ :d = at(document.type, "article")]]',
  '[[:d  =  at( document.type,\t"article" )\r\n]]',
  '[\n  [:d = at(document.type, "article") ]\n]',
])('%j is one predicate', (query) => {
  expect(parsed(query)).toEqual([at]);
});

test('one query can have several predicates', () => {
  expect(parsed('[[at(document.type,"article")][any(document.tags,["a", "b"])]]')).toEqual([
    at,
    { name: 'any', path: 'document.tags', args: [['a', 'b']] },
  ]);
});

test.each(['', '  ', '[]', '[ ]'])('%j has no predicates', (query) => {
  expect(parsed(query)).toEqual([]);
});

test('arguments are strings, numbers, booleans and lists', () => {
  expect(parsed('[[f(my.a-b.c_d, "say \\"no\\"", -1.5, 2e3, true, false, [1, "x"], [])]]')).toEqual(
    [{ name: 'f', path: 'my.a-b.c_d', args: ['say "no"', -1.5, 2000, true, false, [1, 'x'], []] }],
  );
});

test('a function can have no arguments or no path', () => {
  expect(parsed('[[has(my.article.image)]]')).toEqual([
    { name: 'has', path: 'my.article.image', args: [] },
  ]);
  expect(parsed('[[similar("id", 10)]]')).toEqual([
    { name: 'similar', path: undefined, args: ['id', 10] },
  ]);
  expect(parsed('[[number.inRange(my.a.b, 1, 2)]]')[0]?.name).toBe('number.inRange');
});

test('has the positions of the function and the path', () => {
  const [first, second] = parsePredicates('[[at(document.type,"a")][:d = at(my.a.b, 1)]]');
  expect(first).toMatchObject({ index: 2, pathIndex: 5 });
  expect(second).toMatchObject({ index: 30, pathIndex: 33 });
});

function rejection(query: string) {
  try {
    parsePredicates(query);
  } catch (error) {
    if (error instanceof HttpError) return { status: error.status, ...error.body };
  }
  return undefined;
}

test('an invalid predicate is rejected at its bracket, as by Prismic', () => {
  const query = '[[in(document.id, [A,B])]]';
  expect(rejection(query)).toEqual({
    status: 400,
    message: `\`]' expected but \`[' found on line:1 col:2 in query '${query}'\n${query}\n ^\n`,
    type: 'parsing-error',
    line: 1,
    column: 2,
    id: 0,
    location: 'query',
  });
});

test.each([
  ['[[at(document.id, )]]', 1, 2],
  ['[[at(document.id, "x"]]', 1, 2],
  ['[[at(document.type, "a")]\n[at(document.id, x)]]', 2, 1],
  ['at(document.type, "a")', 1, 1],
  ['[[at(document.type, "a")]', 1, 26],
  ['[at(document.type, "a")]', 1, 2],
  ['[[at(document.type, "open)]]', 1, 2],
])('%j is rejected at line %i, column %i', (query, line, column) => {
  expect(rejection(query)).toMatchObject({ status: 400, type: 'parsing-error', line, column });
});

test('a long query without closing brackets is rejected at once', () => {
  expect(rejection(`[[f(a,${'['.repeat(50_000)}`)).toMatchObject({ line: 1, column: 2 });
});
