import { parseObject } from './json';

test('parses JSON with a byte order mark', () => {
  expect(parseObject('\uFEFF{"a": [1, "b", null, true, -1.5e3]}')).toEqual({
    a: [1, 'b', null, true, -1500],
  });
});

test.each([
  ['a missing comma', '{\n  "a": 1\n  "b": 2\n}', "Expected ',' or '}'"],
  ['a comma before a closing brace', '{\n  "a": 1,\n}', 'Expected double-quoted property name'],
  ['a wrong word', '{"a": yes}', 'Unexpected token \'y\', "{"a": yes}" is not valid JSON'],
  ['a cut file', '{"a": ', 'Unexpected end of JSON input'],
  ['a list', '[]', 'a JSON object was expected'],
])('describes %s', (_what, text, message) => {
  expect(() => parseObject(text)).toThrow(message);
});

test('finds the position', () => {
  expect(() => parseObject('{\n  "a": 1\n  "b": 2\n}')).toThrow(
    expect.objectContaining({ place: 'line 3, column 3' }),
  );
});
