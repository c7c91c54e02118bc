import { findReferences, toGatsbyAnswer } from './readAnswer';

const meta = (id: string) => ({
  ...{ documentId: id, documentUid: `uid-${id}`, documentType: 'article', documentLang: 'is' },
});
const reference = (id: string) => ({ id, uid: `uid-${id}`, type: 'article', lang: 'is' });
const linkTo = (id: string, others = {}) => ({
  link_type: 'Document',
  ...reference(id),
  ...others,
});

test('every document that an answer names is found, once', () => {
  const answer = {
    article: {
      _meta: { ...meta('A'), alternateLanguages: [meta('B'), { ...meta('C'), documentUid: null }] },
      text: [{ spans: [{ data: linkTo('D') }, { data: linkTo('A') }] }],
      broken: linkTo('E', { isBroken: true }),
      image: { linkTo: { link_type: 'Web', id: 'F' }, url: null },
      other: { documentId: 'G' },
    },
  };
  expect(findReferences(answer)).toEqual([
    reference('A'),
    reference('B'),
    { ...reference('C'), uid: null },
    reference('D'),
  ]);
  expect(findReferences(null)).toEqual([]);
});

test('types have their prefix, documents and links their address', () => {
  const answer = {
    article: {
      kind: 'Article',
      type: 'Article',
      body: [{ __typename: 'ArticleBodyQuote' }, null],
      _meta: { ...meta('A'), alternateLanguages: [meta('B')] },
      text: [{ data: linkTo('A') }, { data: linkTo('B') }],
      link: { __typename: '_ExternalLink', url: 'https://a.is' },
    },
  };
  const query = { typenames: ['__typename', 'kind'], urls: ['url', 'address'] };
  const urlOf = (id: string) => (id === 'A' ? '/a/' : null);
  expect(toGatsbyAnswer(answer, query, urlOf)).toEqual({
    article: {
      kind: 'PRISMIC_Article',
      type: 'Article',
      body: [{ __typename: 'PRISMIC_ArticleBodyQuote' }, null],
      _meta: {
        ...meta('A'),
        ...{ url: '/a/', address: '/a/' },
        alternateLanguages: [{ ...meta('B'), url: null, address: null }],
      },
      text: [{ data: { ...linkTo('A'), url: '/a/' } }, { data: linkTo('B') }],
      link: { __typename: 'PRISMIC__ExternalLink', url: 'https://a.is' },
    },
  });
});

test('a document that is not there, and a draft with every field empty, stay as they are', () => {
  const query = { typenames: [], urls: ['url'] };
  const empty = { article: { title: null, text: [], image: {}, _meta: { documentId: 'A' } } };
  expect(toGatsbyAnswer({ article: null }, query, () => '/')).toEqual({ article: null });
  expect(toGatsbyAnswer(empty, query, () => null)).toEqual({
    article: { ...empty.article, _meta: { documentId: 'A', url: null } },
  });
});
