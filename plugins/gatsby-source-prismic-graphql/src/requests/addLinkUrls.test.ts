import { addLinkUrls } from './documentFields';

const pages = new Map([
  ['A', '/a/'],
  ['B', '/b/'],
]);
const add = (value: unknown) => addLinkUrls(value, (id) => pages.get(id) ?? null);

/** Freezes a value, so that any change to the value throws an error. */
function freeze<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null) Object.values(Object.freeze(value)).map(freeze);
  return value;
}

test('every link to a document with a page gets a url, in spans, images and nested values', () => {
  const text = { type: 'paragraph', text: 'Án tengla', spans: [] };
  const value = freeze([
    text,
    {
      type: 'paragraph',
      spans: [
        { type: 'strong' },
        { type: 'hyperlink', data: { link_type: 'Document', id: 'A', uid: 'a' } },
      ],
    },
    { type: 'image', linkTo: { link_type: 'Document', id: 'B', url: '/old/' }, alt: null },
    {
      any: [
        { thing: { link_type: 'Document', id: 'A', data: { link_type: 'Document', id: 'B' } } },
      ],
    },
  ]);
  const added = add(value) as unknown[];
  expect(added).toEqual([
    text,
    {
      type: 'paragraph',
      spans: [
        { type: 'strong' },
        { type: 'hyperlink', data: { link_type: 'Document', id: 'A', uid: 'a', url: '/a/' } },
      ],
    },
    { type: 'image', linkTo: { link_type: 'Document', id: 'B', url: '/b/' }, alt: null },
    {
      any: [
        {
          thing: {
            link_type: 'Document',
            id: 'A',
            url: '/a/',
            data: { link_type: 'Document', id: 'B', url: '/b/' },
          },
        },
      ],
    },
  ]);
  expect(added[0]).toBe(text);
});

test.each([
  [{ link_type: 'Document', id: 'none' }],
  [{ link_type: 'Document', id: 'A', isBroken: true }],
  [{ link_type: 'Document' }],
  [{ link_type: 'Web', id: 'A', url: 'https://a.is' }],
  [{ id: 'A' }],
  ['A'],
  [null],
])('%j is returned unchanged', (link) => {
  const value = { data: [link] };
  expect(add(value)).toBe(value);
});
