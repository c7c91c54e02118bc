import { parseJson } from './fetchJson';

test('parses JSON, with its escapes', () => {
  expect(parseJson('{"a":["Þögn \\ud83c\\udffa",1,null]}')).toEqual({ a: ['Þögn 🏺', 1, null] });
});

test('returns undefined for other text', () => {
  expect(parseJson('<html>')).toBeUndefined();
  expect(parseJson('{"a":"\\ud83c')).toBeUndefined();
});

test.each([
  ['the first half of an emoji', '"Leir \\ud83c"', 'Leir  '],
  ['its second half', '"\\uDFFA leir"', '  leir'],
  ['halves in the wrong order', '"\\udffa\\ud83c"', '  '],
  ['a NUL character', '"febr\\u0000úar"', 'febr úar'],
  ['one beside a whole emoji', '"🏺\\ud83c\\ud83c\\udffa"', '🏺 🏺'],
])('puts a space in the place of %s', (_what, json, text) => {
  expect(parseJson(json)).toBe(text);
});

test.each([
  ['alone', '"a\\r\\rb"', 'a\n\nb'],
  ['as a number', '"\\u000Da"', '\na'],
  ['before a line feed', '"a\\r\\nb"', 'a \nb'],
])('replaces a carriage return, which HTML does not have: %s', (_where, json, text) => {
  expect(parseJson(json)).toBe(text);
});

test('keeps a uid, by which the document is queried', () => {
  expect(parseJson('{"uid":"a\\u0000b","title":"a\\u0000b"}')).toEqual({
    uid: 'a\0b',
    title: 'a b',
  });
});

test('repairs texts at any depth, and keeps their length, which spans count', () => {
  const json = '{"title":[{"text":"Leir \\ud83c og mold","spans":[{"start":10,"end":14}]}]}';
  expect(parseJson(json)).toEqual({
    title: [{ text: 'Leir   og mold', spans: [{ start: 10, end: 14 }] }],
  });
});
