import { fakeMeta } from '../../test/fakeDocuments';
import type {
  DocumentEdge,
  DocumentMeta,
  LinkResolver,
  PageOptions,
} from '../PrismicPluginOptions';
import { planPages } from './planPages';

const article = { type: 'Article', match: '/:lang?/ha-frettir/:uid', component: '/article.tsx' };
const toEdge = (meta: Partial<DocumentMeta>) => ({
  cursor: `c-${meta.id ?? 'X1'}`,
  node: { _meta: fakeMeta(meta) },
});
const noNeighbours = {
  previous: null,
  next: null,
  paginationPreviousMeta: null,
  paginationPreviousUid: '',
  paginationPreviousLang: '',
  paginationNextMeta: null,
  paginationNextUid: '',
  paginationNextLang: '',
};

function plan(metas: Partial<DocumentMeta>[], linkResolver?: LinkResolver) {
  const options = { defaultLang: 'is', shortenUrlLangs: true, linkResolver };
  return planPages([{ page: article, edges: metas.map(toEdge) }], options);
}

test('a page has the template and, in its context, who the document is', () => {
  const alternateLanguages = [{ id: 'X2', uid: 'first', type: 'article', lang: 'en-us' }];
  expect(plan([{ alternateLanguages, tags: ['a'] }])).toEqual({
    pages: [
      {
        path: '/ha-frettir/fyrsta-grein',
        component: '/article.tsx',
        context: {
          id: 'X1',
          uid: 'fyrsta-grein',
          lang: 'is',
          type: 'article',
          alternateLanguages: alternateLanguages.map((each) => ({ ...each, url: null })),
          cursor: 'c-X1',
          ...noNeighbours,
        },
      },
    ],
    addresses: new Map([['X1', '/ha-frettir/fyrsta-grein']]),
    errors: [],
    warnings: [],
  });
});

test('filter chooses by the edge', () => {
  const page = {
    ...article,
    filter: ({ node }: ReturnType<typeof toEdge>) => node._meta.uid === 'b',
  };
  const { pages } = planPages([{ page, edges: [toEdge({ uid: 'a' }), toEdge({ uid: 'b' })] }], {});
  expect(pages.map(({ path }) => path)).toEqual(['/ha-frettir/b']);
});

test('neighbours are those of the list, in its order, after the filter', () => {
  const page = {
    ...article,
    filter: ({ node }: ReturnType<typeof toEdge>) => node._meta.id !== 'B',
  };
  const edges = ['A', 'B', 'C', 'D'].map((id) => toEdge({ id, uid: `uid-${id}` }));
  const [first, middle] = planPages([{ page, edges }], {}).pages.map(({ context }) => context);
  const toRelated = (id: string) => ({
    id,
    uid: `uid-${id}`,
    type: 'article',
    lang: 'is',
    url: `/ha-frettir/uid-${id}`,
  });

  expect(first).toMatchObject({ previous: null, next: toRelated('C') });
  expect(middle).toMatchObject({
    cursor: 'c-C',
    previous: toRelated('A'),
    next: toRelated('D'),
    paginationPreviousMeta: toRelated('A'),
    paginationPreviousUid: 'uid-A',
    paginationNextLang: 'is',
  });
});

test('extra fields are in the context, also those that the repository has not yet', () => {
  const edge = { ...toEdge({}), node: { ...toEdge({}).node, kind: 'event' } };
  const { pages } = planPages([{ page: article, edges: [edge], keys: ['kind', 'later'] }], {});
  expect(pages[0]?.context).toMatchObject({ kind: 'event', later: null, id: 'X1' });
});

test('documents at fault are reported, each on its own, and the others have their pages', () => {
  const { pages, errors } = plan([{ id: 'A', uid: null }, { id: 'B' }, { id: 'C' }]);
  expect(pages.map(({ context }) => context.id)).toEqual(['B']);
  expect(errors.map(({ message }) => message)).toEqual([
    expect.stringContaining('Document A'),
    expect.stringMatching(
      /Document B \(.*\) and Document C \(.*\) have the same address, \/ha-frettir\/fyrsta-grein.\nChange the uid/,
    ),
  ]);
});

test('one document that two entries select is named once', () => {
  const found = [
    { page: article, edges: [toEdge({})] },
    { page: article, edges: [toEdge({})] },
  ];
  expect(planPages(found, {}).errors[0]?.message).toMatch(
    /Document X1 .* is made twice .*\n.*narrow/,
  );
});

describe('the link resolver', () => {
  test.each([['/ha-frettir/hönnun'], ['/ha-frettir/hönnun/'], ['/ha-frettir/h%C3%B6nnun/']])(
    'may say %s of the same page',
    (link) => {
      expect(plan([{ uid: 'hönnun' }], () => link).errors).toEqual([]);
    },
  );

  test('that says something else stops the page, naming the document, both addresses and the remedy', () => {
    const { pages, errors } = plan([{}], ({ uid }) => `/news/${uid}/`);
    expect(pages).toEqual([]);
    expect(errors[0]?.message).toBe(
      'Document X1 (type article, uid fyrsta-grein, language is) is at /ha-frettir/fyrsta-grein ' +
        "by match '/:lang?/ha-frettir/:uid', but at /news/fyrsta-grein/ by the linkResolver, " +
        'so links to it would break.\nMake the two agree in the plugin options.',
    );
  });

  test('that knows no address stops the page too', () => {
    expect(plan([{}], () => undefined).errors[0]?.message).toMatch(
      /but nowhere by the linkResolver/,
    );
  });
});

test('two entries of one type and pattern have their own documents, templates and neighbours', () => {
  const ofKind =
    (kind: string) =>
    ({ node }: DocumentEdge): boolean =>
      node.kind === kind;
  const edges = ['1', '2', '3', '4'].map((id, index) => ({
    cursor: `c-${id}`,
    node: {
      _meta: fakeMeta({ id, uid: `uid-${id}` }),
      kind: index % 2 === 0 ? 'event' : 'article',
    },
  }));
  const event = { ...article, component: '/event.tsx', filter: ofKind('event') };
  const found = [event, { ...article, filter: ofKind('article') }].map((page) => ({ page, edges }));
  const { pages, errors } = planPages(found, {});

  expect(errors).toEqual([]);
  expect(
    pages.map(({ component, context: { id, previous, next } }) => [
      component,
      previous?.id,
      id,
      next?.id,
    ]),
  ).toEqual([
    ['/event.tsx', undefined, '1', '3'],
    ['/event.tsx', '1', '3', undefined],
    ['/article.tsx', undefined, '2', '4'],
    ['/article.tsx', '2', '4', undefined],
  ]);
});

describe('addresses', () => {
  test('are those of the link resolver, and are known to pages of entries before theirs', () => {
    const translation = { id: 'X2', uid: 'first', type: 'article', lang: 'en-us' };
    const found = [
      { page: article, edges: [toEdge({ alternateLanguages: [translation] })] },
      { page: { ...article, match: '/:lang?/news/:uid' }, edges: [toEdge(translation)] },
    ];
    const { pages, addresses } = planPages(found, {
      defaultLang: 'is',
      shortenUrlLangs: true,
      linkResolver: ({ lang, uid }) => (lang === 'is' ? `/ha-frettir/${uid}/` : `/en/news/${uid}/`),
    });
    expect([...addresses]).toEqual([
      ['X1', '/ha-frettir/fyrsta-grein/'],
      ['X2', '/en/news/first/'],
    ]);
    expect(pages[0]?.context.alternateLanguages).toEqual([
      { ...translation, url: '/en/news/first/' },
    ]);
  });

  test('of a document that several entries select are those of the first', () => {
    const found = [article, { ...article, match: '/b/:uid' }].map((page) => ({
      page,
      edges: [toEdge({})],
    }));
    const { pages, addresses } = planPages(found, {});
    expect(pages).toHaveLength(2);
    expect(addresses.get('X1')).toBe('/ha-frettir/fyrsta-grein');
  });

  test('of a document that has no page are none, and it is nobody’s neighbour', () => {
    const { pages, addresses } = plan([
      { id: 'A', uid: 'a' },
      { id: 'B', uid: null },
      { id: 'C', uid: 'c' },
    ]);
    expect([...addresses.keys()]).toEqual(['A', 'C']);
    expect(pages[0]?.context.next?.id).toBe('C');
  });
});

describe('a match with a parameter that the document does not fill', () => {
  const page: PageOptions = { ...article, match: '/:lang?/fagfelog/:association/:uid' };
  const toParent: LinkResolver = ({ uid }, { parent }) =>
    typeof parent === 'string' ? `/fagfelog/${encodeURIComponent(parent)}/${uid}/` : null;
  const toChild = (meta: Partial<DocumentMeta>, parent: string | null) => ({
    ...toEdge(meta),
    node: { ...toEdge(meta).node, parent },
  });
  const planChildren = (edges: DocumentEdge[], linkResolver: LinkResolver = toParent) =>
    planPages([{ page, edges, keys: ['parent'] }], { defaultLang: 'is', linkResolver });

  test('is the address of the link resolver, which sees the extra fields', () => {
    const { pages, addresses, errors } = planChildren([toChild({ uid: 'um' }, 'félag')]);
    expect(errors).toEqual([]);
    expect(pages).toMatchObject([
      { path: '/fagfelog/félag/um/', context: { uid: 'um', parent: 'félag' } },
    ]);
    expect(addresses.get('X1')).toBe('/fagfelog/f%C3%A9lag/um/');
  });

  test('makes one uid at two parents two addresses', () => {
    const twins = [toChild({ id: 'A', uid: 'um' }, 'a'), toChild({ id: 'B', uid: 'um' }, 'b')];
    expect(planChildren(twins).pages.map(({ path }) => path)).toEqual([
      '/fagfelog/a/um/',
      '/fagfelog/b/um/',
    ]);
  });

  test('whose value is not known yet makes no page, and a warning with the remedy', () => {
    const { pages, addresses, errors, warnings } = planChildren([toChild({}, null)]);
    expect([pages, [...addresses], errors]).toEqual([[], [], []]);
    expect(warnings).toEqual([
      'Document X1 (type article, uid fyrsta-grein, language is) gets no page: ' +
        "match '/:lang?/fagfelog/:association/:uid' needs its association, " +
        'and the linkResolver knows no address of it.\n' +
        "Link it to its association in Prismic and publish it, or leave it out with the page's filter option.",
    ]);
  });

  test('stops the page when the link resolver says something of another shape', () => {
    const { pages, errors } = planChildren([toChild({}, 'a')], () => '/fagfelog/fyrsta-grein/');
    expect(pages).toEqual([]);
    expect(errors[0]?.message).toMatch(
      /Document X1 .* is at \/fagfelog\/fyrsta-grein\/ by the linkResolver, which is no address of match .*\nMake the two agree/,
    );
  });
});
