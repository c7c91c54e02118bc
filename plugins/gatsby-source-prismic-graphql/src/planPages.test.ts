import { fakeMeta } from '../test/fakeDocuments';
import { planPages } from './planPages';
import type { DocumentMeta, LinkResolver } from './PrismicPluginOptions';

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
          alternateLanguages,
          cursor: 'c-X1',
          ...noNeighbours,
        },
      },
    ],
    errors: [],
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
  const toRelated = (id: string) => ({ id, uid: `uid-${id}`, type: 'article', lang: 'is' });

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
