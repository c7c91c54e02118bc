/** Returns a document of Prismic's GraphQL API with a title, an address and the given fields. */
export function rawDocument<Raw>(type: string, fields: object = {}, meta: object = {}): Raw {
  const document = {
    _meta: { id: 'a', uid: 'a', type, lang: 'is', tags: [], url: `/${type}/a/`, ...meta },
    title: [{ type: 'heading1', text: 'Titill', spans: [] }],
    ...fields,
  };
  return document as Raw;
}
