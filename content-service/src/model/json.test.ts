import { JsonError, parseJson } from './json';

function mistake(text: string): Partial<JsonError> | undefined {
  try {
    parseJson(text);
    return undefined;
  } catch (error) {
    if (!(error instanceof JsonError)) throw error;
    return { place: error.place, message: error.message };
  }
}

test('parses JSON with a byte order mark', () => {
  expect(parseJson('\uFEFF{"a": [1, "b", null, true, -1.5e3]}')).toEqual({
    a: [1, 'b', null, true, -1500],
  });
});

test.each([
  ['a missing comma', '{\n  "a": 1\n  "b": 2\n}', 'line 3, column 3'],
  ['a comma before a closing brace', '{\n  "a": 1,\n}', 'line 3, column 1'],
  ['single quotes', "{'a': 1}", 'line 1, column 2'],
  ['a line break in a text', '{"a": "one\ntwo"}', 'line 1, column 11'],
  ['a missing colon', '{"a" 1}', 'line 1, column 6'],
  ['more after the end', '{} x', 'line 1, column 4'],
  ['a cut file', '{"a": {"b": [1', 'line 1, column 15'],
  ['a missing value at the end', '{"a": ', 'line 1, column 7'],
  ['an empty file', '', 'line 1, column 1'],
])('finds the position of %s', (_what, text, place) => {
  expect(mistake(text)).toMatchObject({ place });
});

test.each([
  ['{"a": [1, 2, ]}', ']'],
  ['{"a": yes}', 'y'],
])('names the wrong character in %s, and the text around it', (text, character) => {
  expect(mistake(text)?.message).toMatch(`Unexpected token '${character}', `);
  expect(mistake(text)?.message).toContain(text);
});

test('500 levels are parsed, and no more', () => {
  const nested = (levels: number) => `${'{"a":['.repeat(levels / 2)}${']}'.repeat(levels / 2)}`;
  expect(mistake(nested(500))).toBeUndefined();
  const message = 'at most 500 levels expected but more found';
  expect(mistake(nested(502))).toEqual({ message });
});
