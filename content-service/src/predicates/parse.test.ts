import { HttpError } from '../http/response';
import { parsePredicates } from './parse';

// select.test.ts tests several predicates, functions without arguments or paths, and positions.
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

test.each(['', '  ', '[]', '[ ]'])('%j has no predicates', (query) => {
  expect(parsed(query)).toEqual([]);
});

test('arguments are strings, numbers, booleans and lists', () => {
  expect(parsed('[[f(my.a-b.c_d, "say \\"no\\"", -1.5, 2e3, true, false, [1, "x"], [])]]')).toEqual(
    [{ name: 'f', path: 'my.a-b.c_d', args: ['say "no"', -1.5, 2000, true, false, [1, 'x'], []] }],
  );
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
