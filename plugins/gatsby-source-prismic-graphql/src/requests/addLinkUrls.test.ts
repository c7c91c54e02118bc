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
  const text = freeze({ type: 'paragraph', text: 'Án tengla', spans: [] });
  const withLinks = (toLink: (id: string, more?: object) => object) => [
    text,
    { type: 'paragraph', spans: [{ type: 'strong' }, { type: 'hyperlink', data: toLink('A') }] },
    { type: 'image', linkTo: toLink('B'), alt: null },
    { any: [{ thing: toLink('A', { data: toLink('B') }) }] },
  ];
  const toLink = (id: string, more = {}) => ({ link_type: 'Document', id, ...more });
  const added = add(freeze(withLinks(toLink))) as unknown[];
  expect(added).toEqual(withLinks((id, more) => ({ ...toLink(id, more), url: pages.get(id) })));
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
