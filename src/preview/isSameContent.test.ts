import type { PrismicDocument } from '@prismicio/client';
import { isSameContent } from './readComparison';

const link = { link_type: 'Document', id: 'association-a', uid: 'a', tags: [] as string[] };

const document = (fields: Record<string, unknown> = {}) =>
  ({
    id: 'article-a',
    uid: 'a',
    type: 'article',
    lang: 'is',
    tags: ['Letur'],
    href: 'https://acme.example/?ref=1',
    data: { title: [{ type: 'heading1', text: 'Grein', spans: [] }], association: link },
    ...fields,
  }) as unknown as PrismicDocument;

const data = (fields: Record<string, unknown>) =>
  document({ data: { ...document().data, ...fields } });

it.each([
  ['the URL of the API request', document({ href: 'https://acme.example/?ref=2' })],
  ['the date of publication', document({ last_publication_date: '2026-11-21T09:00:00+0000' })],
  [
    'the content of a linked document',
    data({ association: { ...link, uid: 'b', data: { title: [] } } }),
  ],
  [
    'the order of its fields',
    document({ data: Object.fromEntries(Object.entries(document().data).reverse()) }),
  ],
])('ignores %s', (_, other) => {
  expect(isSameContent(document(), other)).toBe(true);
});

it.each([
  ['its uid', document({ uid: 'b' })],
  ['its tags', document({ tags: [] })],
  ['a text', data({ title: [{ type: 'heading1', text: 'Gréin', spans: [] }] })],
  ['a new field', data({ category: 'Viðtal' })],
  ['the document that it links to', data({ association: { ...link, id: 'association-b' } })],
])('compares %s', (_, other) => {
  expect(isSameContent(document(), other)).toBe(false);
});
