import { JsonError, parseJson } from './json';

function mistake(text: string): { line: number; column: number; message: string } | undefined {
  try {
    parseJson(text);
    return undefined;
  } catch (error) {
    if (!(error instanceof JsonError)) throw error;
    const { line, column, message } = error;
    return { line, column, message };
  }
}

test('parses JSON with a byte order mark', () => {
  expect(parseJson('\uFEFF{"a": [1, "b", null, true, -1.5e3]}')).toEqual({
    a: [1, 'b', null, true, -1500],
  });
});

test.each([
  ['a missing comma', '{\n  "a": 1\n  "b": 2\n}', 3, 3, '"," or "}"'],
  ['a comma too many', '{"a": [1, 2, ]}', 1, 14, 'a value'],
  ['a comma before a closing brace', '{\n  "a": 1,\n}', 3, 1, 'a property name in double quotes'],
  ['single quotes', "{'a': 1}", 1, 2, 'a property name in double quotes'],
  ['a word', '{"a": yes}', 1, 7, 'a value'],
  ['a line break in a text', '{"a": "one\ntwo"}', 1, 7, 'a value'],
  ['a missing colon', '{"a" 1}', 1, 6, '":"'],
  ['more after the end', '{} x', 1, 4, 'the end of the file'],
  ['a cut file', '{"a": {"b": [1', 1, 15, '"," or "]"'],
  ['an empty file', '', 1, 1, 'a value'],
])('finds the position of %s', (_what, text, line, column, expected) => {
  const found = mistake(text);
  expect(found).toMatchObject({ line, column });
  expect(found?.message.startsWith(`${expected} expected`)).toBe(true);
});

test('names the end of the file if a value is missing there', () => {
  expect(mistake('{"a": ')?.message).toBe('a value expected but the end of the file found');
});

test('500 levels are parsed, and the place of one more is named at any depth', () => {
  const nested = (levels: number) => `${'{"a":['.repeat(levels / 2)}${']}'.repeat(levels / 2)}`;
  expect(mistake(nested(500))).toBeUndefined();
  const message = 'at most 500 levels expected but more found';
  expect(mistake(nested(502))).toEqual({ line: 1, column: 1501, message });
  expect(mistake(`\n${'['.repeat(20_000)}`)).toEqual({ line: 2, column: 501, message });
});

test('brackets in a text are no levels', () => {
  expect(parseJson(JSON.stringify(['"[\\'.repeat(501), '{'.repeat(501)]))).toHaveLength(2);
});
