import { findReferences, toGatsbyData } from './createPageChanger';

const meta = (id: string) => ({
  ...{ documentId: id, documentUid: `uid-${id}`, documentType: 'article', documentLang: 'is' },
});
const reference = (id: string) => ({ id, uid: `uid-${id}`, type: 'article', lang: 'is' });
const linkTo = (id: string, others = {}) => ({
  link_type: 'Document',
  ...reference(id),
  ...others,
});

test('finds every document in a response once', () => {
  const response = {
    article: {
      _meta: { ...meta('A'), alternateLanguages: [meta('B'), { ...meta('C'), documentUid: null }] },
      text: [{ spans: [{ data: linkTo('D') }, { data: linkTo('A') }] }],
      broken: linkTo('E', { isBroken: true }),
      image: { linkTo: { link_type: 'Web', id: 'F' }, url: null },
      other: { documentId: 'G' },
    },
  };
  expect(findReferences(response)).toEqual([
    reference('A'),
    reference('B'),
    { ...reference('C'), uid: null },
    reference('D'),
  ]);
  expect(findReferences(null)).toEqual([]);
});

test('adds the type prefix, and the URLs of documents and links', () => {
  const response = {
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
  expect(toGatsbyData(response, query, urlOf)).toEqual({
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

test('keeps a missing document and a draft with empty fields unchanged', () => {
  const query = { typenames: [], urls: ['url'] };
  const empty = { article: { title: null, text: [], image: {}, _meta: { documentId: 'A' } } };
  expect(toGatsbyData({ article: null }, query, () => '/')).toEqual({ article: null });
  expect(toGatsbyData(empty, query, () => null)).toEqual({
    article: { ...empty.article, _meta: { documentId: 'A', url: null } },
  });
});

test('puts what a query selects of an image in the place of the image', () => {
  const image = { url: 'https://images.prismic.io/a.jpg', dimensions: { width: 400, height: 300 } };
  const data = (width: number) => ({ key: 'gatsbyImageData', options: { width } });
  const query = {
    ...{ typenames: [], urls: [] },
    images: {
      photoSharp__0: {
        key: 'photoSharp',
        fields: [{ key: 'childImageSharp', fields: [data(100)] }],
      },
      photoSharp__1: { key: 'photoSharp', fields: [data(200)] },
      face__2: { key: 'face', crop: 'face', fields: [data(50)] },
    },
  };
  const response = { article: { photoSharp__0: image, photoSharp__1: image, face__2: image } };
  expect(toGatsbyData(response, query, () => null)).toMatchObject({
    article: {
      photoSharp: {
        childImageSharp: { gatsbyImageData: { width: 100, height: 75 } },
        gatsbyImageData: { width: 200, height: 150 },
      },
      face: null,
    },
  });
});
