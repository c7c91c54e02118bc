import fc from 'fast-check';
import { extendSchema, parse } from 'graphql';
import { fakeArticles } from '../../test/fakeDocuments';
import { fakeGatsby } from '../../test/fakeGatsby';
import { runHooks } from '../../test/runHooks';
import type { FakeDocument, FakeRepository } from '../../test/startFakeRepository';
import { startFakeRepository } from '../../test/startFakeRepository';
import type { PrismicPluginOptions } from '../PrismicPluginOptions';

let repository: FakeRepository;
let gatsby: ReturnType<typeof fakeGatsby>;
beforeEach(async () => {
  repository = await startFakeRepository();
  gatsby = fakeGatsby();
  repository.documents = fakeArticles(6);
  Object.assign(repository.documents[0] ?? {}, { relatedId: 'is-2' });
  await mount();
  await queryAll();
});

const list = '{ prismic { allArticles { totalCount } } }';
const article = `query ($uid: String!) {
  prismic { article(uid: $uid, lang: "is") { title related { ... on PRISMIC_Article { title } } } }
}`;

const mount = () => runHooks(gatsby, { endpoint: repository.endpoint });

async function queryAll(): Promise<unknown[]> {
  repository.requests.length = 0;
  await gatsby.query(list);
  const responses = await Promise.all(
    [1, 2, 3, 4, 5, 6].map((number) => gatsby.query(article, { uid: `grein-${number}` })),
  );
  return responses.map(
    ({ data }) => (data?.prismic as { article: { title: string } | null }).article,
  );
}

async function publish(change: (documents: FakeDocument[]) => void): Promise<void> {
  change(repository.documents);
  repository.ref += '+';
  await mount();
}

/** The list contains `undefined` for each query without a uid. */
const requestedUids = () =>
  repository.requests
    .filter(({ path }) => path === '/graphql')
    .flatMap(({ variables }) =>
      Object.keys(variables).length > 0 ? Object.values(variables) : [undefined],
    );

test('sends only the queries for lists and for changed documents again', async () => {
  await publish((documents) => Object.assign(documents[1] ?? {}, { title: 'Ný' }));
  const responses = await queryAll();
  expect(requestedUids().sort()).toEqual(['grein-1', 'grein-2', undefined]);
  expect(responses.slice(0, 3)).toEqual([
    { title: 'Grein 1', related: { title: 'Ný' } },
    { title: 'Ný', related: null },
    { title: 'Grein 3', related: null },
  ]);
});

test('sends no query again for a document that links to the changed document, unless the query shows the link', async () => {
  const title = 'query ($uid: String!) { prismic { article(uid: $uid, lang: "is") { title } } }';
  await gatsby.query(title, { uid: 'grein-1' });
  await publish((documents) =>
    Object.assign(documents[1] ?? {}, { last_publication_date: '2026-11-27T10:00:00+0000' }),
  );
  repository.requests.length = 0;
  await gatsby.query(title, { uid: 'grein-1' });
  expect(requestedUids()).toEqual([]);
  await gatsby.query(article, { uid: 'grein-1' });
  expect(requestedUids()).toEqual(['grein-1']);
});

test('a release that is scheduled, moved or cancelled without a publication changes the node PrismicRef', async () => {
  const digests: unknown[] = [];
  for (const scheduledAt of ['2026-12-24T09:00:00Z', '2026-12-31T09:00:00Z', undefined]) {
    const { ref, releaseRef } = repository;
    const refs = [
      { id: 'master', ref, label: 'Master', isMasterRef: true },
      { id: 'Y1', ref: releaseRef, label: 'A release', scheduledAt },
    ];
    repository.fault = (path) => (path === '/api/v2' ? { body: { refs } } : undefined);
    await mount();
    const nodes = [...gatsby.nodes.values()].map(({ internal }) => internal);
    digests.push(nodes.find(({ type }) => type === 'PrismicRef')?.contentDigest);
  }
  expect(new Set(digests).size).toBe(3);
});

test('no node of another repository stays, so that Gatsby runs what depended on it', async () => {
  const other = await startFakeRepository();
  await runHooks(gatsby, { endpoint: other.endpoint });
  expect([...gatsby.nodes.keys()]).toEqual([
    expect.stringContaining(`PrismicRef ${other.endpoint}`),
  ]);
});

test('sends queries again whose document was deleted or was missing', async () => {
  await publish((documents) => documents.splice(5, 1));
  expect((await queryAll())[5]).toBeNull();
  expect(requestedUids()).toEqual([undefined, 'grein-6']);
});

test('sends all queries again when the service has no REST API', async () => {
  repository.fault = (path) =>
    path.endsWith('/search') ? { status: 404, body: '{"message":"Not found"}' } : undefined;
  await publish((documents) => Object.assign(documents[1] ?? {}, { title: 'Ný' }));
  await queryAll();
  expect(requestedUids()).toHaveLength(7);
});

test('sends all queries again when the schema has changed', async () => {
  repository.schema = extendSchema(
    repository.schema,
    parse('extend type Article { place: String }'),
  );
  await publish((documents) => Object.assign(documents[1] ?? {}, { title: 'Ný' }));
  await queryAll();
  expect(requestedUids()).toHaveLength(7);
});

describe('a site that runs only the queries again whose dependencies have changed', () => {
  const templates: Record<string, string> = {
    article: `query ($uid: String!, $lang: String!, $paginationPreviousUid: String!, $paginationNextUid: String!) {
      prismic {
        article(uid: $uid, lang: $lang) {
          title
          text
          related { ... on PRISMIC_Article { title _meta { url } } }
          _meta { url alternateLanguages { uid url } }
        }
        neighbours: allArticles(uid_in: [$paginationPreviousUid, $paginationNextUid], lang: $lang) {
          edges { node { title _meta { url } } }
        }
      }
    }`,
    list: `query ($lang: String!, $related: String!) {
      prismic {
        first: allArticles(lang: $lang, sortBy: title_ASC, first: 2) { totalCount edges { node { ...Card } } }
        linking: allArticles(lang: $lang, where: { related: $related }) { edges { node { ...Card } } }
      }
    }
    fragment Card on PRISMIC_Article { title text _meta { url } }`,
  };
  type Page = { path: string; component: string; context?: Record<string, unknown> };
  const lists: Page[] = ['is', 'en-us'].map((lang) => ({
    path: `/list/${lang}`,
    component: 'list',
    context: { lang, related: `${lang}-1` },
  }));

  /** A document's address contains the uid of its parent. */
  const options = (): PrismicPluginOptions => ({
    endpoint: repository.endpoint,
    defaultLang: 'is',
    langs: ['is', 'en-us'],
    extraPageFields: 'related { ... on Article { _meta { uid } } }',
    linkResolver: ({ uid, lang }, { related }) => {
      const parent = related as { _meta: { uid: string } } | null;
      return ['', lang, parent?._meta.uid, uid].filter((part) => part !== undefined).join('/');
    },
    pages: [
      { type: 'Article', match: '/:lang/:parent?/:uid', component: 'article', sortBy: 'title_ASC' },
    ],
  });

  /**
   * Creates a site that, like Gatsby, runs a query again if its context or a node that it has read
   * changes.
   */
  function createSite() {
    const site = fakeGatsby();
    const last = new Map<string, { context: string; read: Map<string, unknown>; data: unknown }>();
    const digestOf = (id: string) => site.nodes.get(id)?.internal.contentDigest;
    return async () => {
      site.pages.length = 0;
      await runHooks(site, options());
      const built: Record<string, unknown> = {};
      const build = async ({ path, component, context }: Page) => {
        const own = last.get(path);
        const isSame =
          own?.context === JSON.stringify(context) &&
          [...own.read].every(([id, digest]) => digestOf(id) === digest);
        if (!isSame) {
          const { data, errors, dependsOn } = await site.query(
            templates[component] ?? '',
            context,
            context,
          );
          if (errors) throw errors[0];
          const read = new Map(dependsOn.map((id) => [id, digestOf(id)]));
          last.set(path, { context: JSON.stringify(context), read, data });
        }
        built[path] = [context, last.get(path)?.data];
      };
      await Promise.all([...(site.pages as Page[]), ...lists].map(build));
      return built;
    };
  }

  const ids = ['is-1', 'is-2', 'is-3', 'en-us-1', 'en-us-2'];
  const someId = fc.option(fc.constantFrom(...ids), { nil: undefined });
  const publication = fc.record({
    id: fc.constantFrom(...ids),
    isArchived: fc.boolean(),
    isRenamed: fc.boolean(),
    title: fc.constantFrom('A', 'B', 'C', 'D'),
    relatedId: someId,
    textLinkId: someId,
  });

  function publish(
    publications: readonly (typeof publication extends fc.Arbitrary<infer One> ? One : never)[],
  ) {
    for (const { id, isArchived, isRenamed, title, relatedId, textLinkId } of publications) {
      repository.documents = repository.documents.filter((document) => document.id !== id);
      if (isArchived) continue;
      const lang = id.slice(0, -2);
      const uid = isRenamed ? `renamed-${id}` : `grein${id.slice(-2)}`;
      const links = { relatedId: relatedId === id ? undefined : relatedId, textLinkId };
      repository.documents.push({
        id,
        lang,
        uid,
        type: 'article',
        title: `${title} ${id}`,
        ...links,
      });
    }
    repository.ref += '+';
  }

  test('after any history of publications equals a build from nothing', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(publication, { minLength: 1, maxLength: 3 }), {
          minLength: 2,
          maxLength: 5,
        }),
        async (history) => {
          repository.documents = [];
          const build = createSite();
          for (const publications of history) {
            publish(publications);
            expect(await build()).toEqual(await createSite()());
          }
        },
      ),
      { numRuns: 12, endOnFailure: true },
    );
  }, 300_000);
});
