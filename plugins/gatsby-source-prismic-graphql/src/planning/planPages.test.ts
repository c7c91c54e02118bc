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

test('a page has the template and a context that identifies the document', () => {
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

test('neighbours come from the filtered list, in its order', () => {
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

test('the context contains all extra fields, also fields that the repository does not have yet', () => {
  const edge = { ...toEdge({}), node: { ...toEdge({}).node, kind: 'event' } };
  const { pages } = planPages([{ page: article, edges: [edge], keys: ['kind', 'subtitle'] }], {});
  expect(pages[0]?.context).toMatchObject({ kind: 'event', subtitle: null, id: 'X1' });
});

/** Plans an article and another document, and returns the other document's warning. */
const refusalOf = (meta: Partial<DocumentMeta>, linkResolver?: LinkResolver) => {
  const { pages, addresses, errors, warnings } = plan(
    [
      { id: 'A', uid: 'hönnun' },
      { id: 'B', ...meta },
    ],
    linkResolver,
  );
  expect([pages.map(({ context }) => context.id), [...addresses.keys()], errors]).toEqual([
    ['A'],
    ['A'],
    [],
  ]);
  expect(warnings).toHaveLength(1);
  return warnings[0];
};

describe('a document that cannot have a page has a warning, no page, no URL and no neighbours:', () => {
  test('without the uid that its path needs', () => {
    expect(refusalOf({ uid: null })).toMatch(/^Document B .* has no uid.*\nSet the uid/);
  });

  test.each([
    ...['a%2Fb', '50%', 'a/b', 'a\\b', 'hvað?', 'c#', 'a\0b', 'a\nb', 'a\u0085b', 'a\ud800b'],
    ...['a\u2028b', '.', '..', 'index.html', 'Page-Data.json', '_preview', 'þ'.repeat(128)],
    ...['.html', '.json', '.js', '.map', '.txt', '.xml', '.pdf', '.PDF'].map(
      (ending) => `skýrsla${ending}`,
    ),
  ])('with the uid %j, which no path can hold', (uid) => {
    const toPath: LinkResolver = (meta) => `/ha-frettir/${meta.uid}/`;
    for (const linkResolver of [undefined, toPath]) {
      expect(refusalOf({ uid }, linkResolver)).toMatch(
        /^Document B .* gets no page: its uid is not valid in a path.*\nGive it another uid/s,
      );
    }
  });

  test.each(['hönnun', 'HÖNNUN', 'hönnun'.normalize('NFD')])(
    'with the address of another document: %s',
    (uid) => {
      expect(refusalOf({ uid })).toMatch(
        / is the path \/ha-frettir\/hönnun of Document A \(.*\)\.\nGive it another uid/,
      );
    },
  );

  test('at an address of the site itself', () => {
    const reservedFor = jest.fn((path: string) =>
      path === '/ha-frettir/2' ? 'a page of a list' : undefined,
    );
    const edges = [{ id: 'A', uid: '2' }, { id: 'B' }].map(toEdge);
    const { pages, warnings } = planPages([{ page: article, edges }], { reservedFor });
    expect(pages.map(({ context }) => context.id)).toEqual(['B']);
    expect(warnings).toEqual([
      'Document A (type article, uid 2, language is) gets no page: at its path /ha-frettir/2 ' +
        'the site has a page of a list.\nGive it another uid in Prismic and publish it.',
    ]);
    expect(reservedFor).toHaveBeenCalledWith('/ha-frettir/2', 2);
  });

  test('without the field that its entry requires', () => {
    const page = {
      ...article,
      required: { field: 'title', isFilled: (value: unknown) => Array.isArray(value) },
    };
    const edges = [undefined, null, 'Text', ['Title']].map((requiredField, index) => ({
      cursor: `c${index}`,
      node: { _meta: fakeMeta({ id: `X${index}`, uid: `u${index}` }), requiredField },
    }));
    const { pages, warnings } = planPages([{ page, edges }], {});
    expect(pages.map(({ path }) => path)).toEqual(['/ha-frettir/u3']);
    expect(pages[0]?.context).toMatchObject(noNeighbours);
    expect(pages[0]?.context).not.toHaveProperty('requiredField');
    expect(warnings).toHaveLength(3);
    expect(warnings[0]).toBe(
      'Document X0 (type article, uid u0, language is) gets no page: its field title is empty, or ' +
        'holds a value of another kind.\nFill in the field title in Prismic and publish the document.',
    );
  });
});

test.each(['2', 'ný-grein', 'a.b', 'a:b', 'grein 2', 'þ'.repeat(127), '…', '日本'])(
  'a document with the unusual uid %s has a page',
  (uid) => {
    expect(plan([{ uid }])).toMatchObject({
      pages: [{ path: `/ha-frettir/${uid}` }],
      warnings: [],
    });
  },
);

test('the error for a document in two entries names it once', () => {
  const found = [
    { page: article, edges: [toEdge({})] },
    { page: article, edges: [toEdge({})] },
  ];
  expect(planPages(found, {}).errors[0]).toMatch(/Document X1 .* gets two pages .*\n.*restrict/);
});

describe('the link resolver', () => {
  test('decides the address, and match does not', () => {
    const { pages, addresses } = plan([{ uid: 'hönnun' }], () => '/news/h%C3%B6nnun/');
    expect(pages.map(({ path }) => path)).toEqual(['/news/hönnun/']);
    expect([...addresses.values()]).toEqual(['/news/h%C3%B6nnun/']);
  });

  test.each([[undefined], [''], ['https://other.is/a']])(
    'that returns %j gives the document a warning with the remedy, and no page',
    (link) => {
      const { pages, warnings } = plan([{}], () => link);
      expect(pages).toEqual([]);
      expect(warnings).toEqual([
        expect.stringMatching(
          /^Document X1 .* no path for it\.\n.*let the linkResolver return a path/,
        ),
      ]);
    },
  );
});

test('a site adds to the context of its pages', () => {
  const edges = [{ cursor: 'c', node: { _meta: fakeMeta({ id: 'A' }), kind: 'event' } }];
  const found = [{ page: article, edges, keys: ['kind'] }];
  const toPageContext = (
    { id, kind }: Record<string, unknown>,
    documents: readonly DocumentEdge['node'][],
  ) => ({ own: `${kind} ${id}`, all: documents.map(({ _meta, kind }) => `${kind} ${_meta.id}`) });
  const { pages } = planPages(found, { toPageContext });
  const own = { own: 'event A', all: ['event A'] };
  expect(pages[0]?.context).toMatchObject({ id: 'A', kind: 'event', ...own });
});

test('the URL of a document in several entries comes from the first entry', () => {
  const found = [article, { ...article, match: '/b/:uid' }].map((page) => ({
    page,
    edges: [toEdge({})],
  }));
  const { pages, addresses } = planPages(found, {});
  expect(pages).toHaveLength(2);
  expect(addresses.get('X1')).toBe('/ha-frettir/fyrsta-grein');
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

  test('uses the path of the link resolver, which receives the extra fields', () => {
    const { pages, addresses, errors } = planChildren([toChild({ uid: 'um' }, 'félag')]);
    expect(errors).toEqual([]);
    expect(pages).toMatchObject([
      { path: '/fagfelog/félag/um/', context: { uid: 'um', parent: 'félag' } },
    ]);
    expect(addresses.get('X1')).toBe('/fagfelog/f%C3%A9lag/um/');
  });

  test('gives a document below one with an unusable uid a warning, and no page', () => {
    const { pages, errors, warnings } = planChildren([toChild({}, '..'), toChild({}, 'a?')]);
    expect([pages, errors]).toEqual([[], []]);
    expect(warnings).toEqual([
      expect.stringContaining('a part of its path /fagfelog/../fyrsta-grein/ is not valid'),
      expect.stringMatching(/ is not valid\.\nGive the document above it another uid/),
    ]);
  });
});
