import type { CreatePagesArgs } from 'gatsby';
import { documentTypes } from '../../documentTypes';
import { languages } from '../../i18n/languages';
import { documentPath } from '../../routes';
import { createPages } from '../createPages';
import { reservedFor } from './reservedFor';

const DOCUMENT_COUNT = 60;

// The plugin creates no page for a homepage document.
const routedTypes = Object.keys(documentTypes).filter((type) => type !== 'homepage');

/** Answers every query with the same list, whose documents have the type of the query. */
const graphql = async (query: string, { lang }: { lang: string }) => {
  const prefix = lang === 'is' ? '' : '/en';
  const [, name = ''] = /list: all(\w+)s\(/.exec(query) ?? [];
  const type = name.toLowerCase();
  const edges = Array.from({ length: DOCUMENT_COUNT }, (_, index) => ({
    node: {
      _meta: {
        ...{ id: `${type}-${index}`, type, lang, alternateLanguages: [] },
        url: `${prefix}/fagfelog/felag-${index}/`,
      },
      title: [{ type: 'heading1', text: `Félag ${index}` }],
      association: { _meta: { id: 'association-7' } },
      category: lang === 'is' ? 'HA' : null,
    },
  }));
  const pageInfo = { hasNextPage: false, endCursor: null };
  return { data: { prismic: { list: { totalCount: edges.length, pageInfo, edges } } } };
};

async function createdPages(): Promise<{ path: string; isList: boolean }[]> {
  const createPage = jest.fn();
  const args = { graphql, actions: { createPage } } as unknown as CreatePagesArgs & {
    traceId: 'initial-createPages';
  };
  await createPages?.(args, { plugins: [] }, () => undefined);
  return createPage.mock.calls.map(([{ path, context }]) => ({ path, isList: 'page' in context }));
}

it('reserves every address of a list', async () => {
  const lists = (await createdPages()).filter(({ isList }) => isList);
  const paths = lists.map(({ path }) => path);
  expect(paths).toEqual(
    expect.arrayContaining([
      '/ha-frettir/4/',
      '/ha-frettir/HA/4/',
      '/fagfelog/felag-7/ha-frettir/2/',
    ]),
  );
  expect(paths.filter((path) => reservedFor(path, DOCUMENT_COUNT) === undefined)).toEqual([]);
});

it('need not reserve other pages, because no document has a route to them', async () => {
  const others = (await createdPages()).filter(({ isList }) => !isList);
  expect(others.map(({ path }) => path)).toEqual(expect.arrayContaining(['/leit/', '/en/410/']));
  for (const { path } of others) {
    const [uid, association] = path.split('/').filter(Boolean).reverse();
    const routes = languages.flatMap((lang) =>
      routedTypes.map((type) => documentPath({ type, lang, uid, association })),
    );
    expect(routes).not.toContain(path);
  }
});

it.each([
  ['/ha-frettir/greinar/', 'a list'],
  ['/ha-frettir/HönnunarMars/'.normalize('NFD'), 'a list'],
  ['/en/fagfelog/embers/ha-frettir/', 'a list'],
  ['/ha-frettir/2/', 'a page of a list'],
  ['/en/verkefni/3/', 'a page of a list'],
])('reserves %s: there is %s', (path, what) => {
  expect(reservedFor(path, 37)).toBe(what);
});

it.each([
  '/ha-frettir/1/',
  '/ha-frettir/4/',
  '/ha-frettir/02/',
  '/ha-frettir/2027/',
  '/ha-frettir/atom/',
  '/page/2/',
  '/fagfelog/ivaf/saga/',
  '/fagfelog/ha-frettir/',
])('leaves %s to a document', (path) => {
  expect(reservedFor(path, 37)).toBeUndefined();
});

it('leaves /verkefni/2/ to a document while the list has one page', () => {
  expect(reservedFor('/verkefni/2/', 18)).toBeUndefined();
  expect(reservedFor('/verkefni/2/', 19)).toBe('a page of a list');
});
