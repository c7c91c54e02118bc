import { extendSchema, parse } from 'graphql';
import { fakeArticles } from '../../test/fakeDocuments';
import { fakeGatsby, removeFolders } from '../../test/fakeGatsby';
import { fakeOptions } from '../../test/fakeOptions';
import { runHooks } from '../../test/runHooks';
import type { FakeDocument, FakeRepository } from '../../test/startFakeRepository';
import { startFakeRepository } from '../../test/startFakeRepository';
import { toCursor } from '../requests/guessCursors';

let repository: FakeRepository;
let gatsby: ReturnType<typeof fakeGatsby>;
beforeEach(async () => {
  repository = await startFakeRepository();
  gatsby = fakeGatsby();
  repository.documents = fakeArticles(6);
  link(0, 1);
  repository.history.set('ref-1', structuredClone(repository.documents));
  await mount();
  await queryAll();
});
afterEach(() => {
  removeFolders();
  return repository.close();
});

const list = '{ prismic { allArticles { totalCount } } }';
const icelandicList = '{ prismic { allArticles(lang: "is") { totalCount } } }';
const article = `query ($uid: String!) {
  prismic { article(uid: $uid, lang: "is") { title related { ... on PRISMIC_Article { title } } } }
}`;

function link(from: number, to: number): void {
  const [source, target] = [repository.documents[from], repository.documents[to]];
  if (source && target) {
    source.fields = {
      related: { _type: 'Article', title: target.title, _meta: { id: target.id } },
    };
  }
}

const mount = () => runHooks(gatsby, { endpoint: repository.endpoint });

/** @returns the articles with their titles, in order. */
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
  repository.ref = 'ref-2';
  repository.history.set('ref-2', structuredClone(repository.documents));
  await mount();
}

/** The uids in all queries; `undefined` for a query without one. */
const requestedUids = () =>
  repository.requests
    .filter(({ path }) => path === '/graphql')
    .flatMap(({ variables }) =>
      Object.keys(variables).length > 0 ? Object.values(variables) : [undefined],
    );

test('sends only the queries for lists and for changed documents again', async () => {
  await publish((documents) => Object.assign(documents[1] ?? {}, { title: 'Ný' }));
  link(0, 1);
  const responses = await queryAll();
  expect(requestedUids().sort()).toEqual(['grein-1', 'grein-2', undefined]);
  expect(responses.slice(0, 3)).toEqual([
    { title: 'Grein 1', related: { title: 'Ný' } },
    { title: 'Ný', related: null },
    { title: 'Grein 3', related: null },
  ]);
});

test('a change in one language changes no list of another', async () => {
  repository.documents.push(...fakeArticles(1, 'en-us'));
  await publish(() => undefined);
  await gatsby.query(icelandicList);
  repository.requests.length = 0;
  repository.ref = 'ref-3';
  Object.assign(repository.documents[6] ?? {}, { title: 'New' });
  repository.history.set('ref-3', repository.documents);
  await mount();
  const { dependsOn } = await gatsby.query(icelandicList);
  expect(requestedUids()).toEqual([]);
  expect(dependsOn).toContainEqual(expect.stringContaining('article is'));
});

/** @returns whether a query is sent again after a change of the documents. */
async function publishAndAsk(change: () => void, query: string): Promise<boolean> {
  change();
  repository.ref += '+';
  repository.history.set(repository.ref, structuredClone(repository.documents));
  await mount();
  repository.requests.length = 0;
  await gatsby.query(query);
  return requestedUids().length > 0;
}

test('a list by a field depends on the documents that it shows, and on the order and the conditions of all', async () => {
  const query = `{ prismic {
    allArticles(lang: "is", sortBy: title_ASC, where: { text: "a" }, first: 2) { edges { node { title } } }
  } }`;
  const [first, , third, fourth] = repository.documents;
  const change = (document: FakeDocument | undefined, data: object, meta: object = {}) =>
    publishAndAsk(() => {
      Object.assign(document ?? {}, { data: { ...document?.data, ...data }, ...meta });
    }, query);
  for (const document of repository.documents) {
    document.data = { title: document.title, text: 'a', place: 'b' };
  }
  expect(await change(fourth, {})).toBe(true);
  expect(await change(fourth, { place: 'c' }, { last_publication_date: '2026-01-01' })).toBe(false);
  expect(await change(first, { place: 'c' })).toBe(true);
  expect(await change(fourth, { title: 'A' })).toBe(true);
  expect(await change(fourth, { text: 'b' })).toBe(true);
  // Prismic may order documents with the same title by their publication.
  expect(await change(third, { title: 'A' })).toBe(true);
  expect(await change(fourth, {}, { last_publication_date: '2026-01-02' })).toBe(false);
  expect(await change(third, { title: 'GREIN 1' })).toBe(true);
  expect(await change(third, {}, { last_publication_date: '2026-01-03' })).toBe(true);
});

test('a list of the documents with a link depends on these alone, and on the whole list while it is empty', async () => {
  const linking = (id: string) =>
    `{ prismic { allArticles(lang: "is", where: { related: "${id}" }) { totalCount } } }`;
  const [first, second, , fourth] = repository.documents;
  await publish(() =>
    Object.assign(first ?? {}, {
      data: { related: { link_type: 'Document', id: second?.id }, body: [{}], place: 'a' },
    }),
  );
  const { dependsOn } = await gatsby.query(linking('is-2'));
  expect(dependsOn).toEqual([expect.stringMatching(/ article is related=is-2$/)]);
  expect((await gatsby.query(linking('is-5'))).dependsOn).toEqual([
    expect.stringMatching(/ article is$/),
  ]);

  const isAskedAgain = (change: () => void) => publishAndAsk(change, linking('is-2'));
  expect(await isAskedAgain(() => Object.assign(fourth ?? {}, { title: 'Ný' }))).toBe(false);
  expect(await isAskedAgain(() => Object.assign(first ?? {}, { title: 'Ný' }))).toBe(true);
  expect(await isAskedAgain(() => Object.assign(first ?? {}, { data: {} }))).toBe(true);
});

test('a page depends on the documents and lists of its answer, and on the ref if they are not known', async () => {
  const dependenciesOf = async (query: string, uid?: string) =>
    (await gatsby.query(query, { uid })).dependsOn.map((id) => id.split(' ').slice(4).join(' '));
  const [first, second] = repository.documents;
  expect(await dependenciesOf(article, 'grein-1')).toEqual([first?.id, second?.id]);
  expect(await dependenciesOf(list)).toEqual(['article *']);
  const { dependsOn } = await gatsby.query(article, { uid: 'engin' });
  expect(dependsOn).toEqual([expect.stringContaining('PrismicRef')]);
});

test('only the nodes of what has changed are new', async () => {
  const before = new Map(gatsby.nodes);
  const keys = () =>
    [...gatsby.nodes].filter(([id, node]) => before.get(id) !== node).map(([id]) => id);
  await publish((documents) => documents.splice(5, 1, ...fakeArticles(1, 'en-us')));
  const idsOf = (documents: FakeDocument[]) => documents.map(({ id }) => id);
  const ends = [...idsOf(fakeArticles(1, 'en-us')), 'article is', 'article *', 'article en-us'];
  expect(keys().filter((id) => !id.includes('PrismicRef'))).toHaveLength(ends.length);
  for (const end of ends) expect(keys().some((id) => id.endsWith(` ${end}`))).toBe(true);
  expect(gatsby.nodes.size).toBe(before.size + 1);
});

test('no node of another repository stays, so that Gatsby runs what depended on it', async () => {
  const other = await startFakeRepository();
  try {
    await runHooks(gatsby, { endpoint: other.endpoint });
    expect([...gatsby.nodes.keys()]).toEqual([
      expect.stringContaining(`PrismicRef ${other.endpoint}`),
    ]);
  } finally {
    await other.close();
  }
});

test('sends queries again whose document was deleted or was missing', async () => {
  await publish((documents) => documents.splice(5, 1));
  expect((await queryAll())[5]).toBeNull();
  expect(requestedUids()).toEqual([undefined, 'grein-6']);
});

test('needs nothing from the old ref, which may have expired', async () => {
  repository.history.delete('ref-1');
  await publish((documents) => Object.assign(documents[5] ?? {}, { title: 'Ný' }));
  await queryAll();
  expect(requestedUids()).toEqual([undefined, 'grein-6']);
});

test('sends all queries again when the service does not tell its documents', async () => {
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

test('of the lists from which pages are made, only the part is sent again that has the changed document', async () => {
  repository.documents = fakeArticles(50);
  repository.toCursor = toCursor;
  const options = fakeOptions(repository);
  Object.assign(options.pages?.[0] ?? {}, { sortBy: 'title_ASC' });
  const publishAt = async (ref: string) => {
    repository.ref = ref;
    repository.history.set(ref, structuredClone(repository.documents));
    repository.requests.length = 0;
    await runHooks(gatsby, options);
    return repository.requests.filter(({ query }) => query.includes('allArticles'));
  };
  expect(await publishAt('ref-2')).toHaveLength(3);
  Object.assign(repository.documents[30] ?? {}, { data: { text: 'Ný' } });
  const sent = await publishAt('ref-3');
  expect(sent.map(({ variables }) => variables.after0)).toEqual([toCursor(19)]);
});

describe('of a repository whose documents have dates of publication', () => {
  beforeEach(async () => {
    for (const [index, document] of repository.documents.entries()) {
      document.last_publication_date = `2026-01-0${index + 1}T12:00:00+0000`;
    }
    await republish(() => undefined);
  });

  /** @returns the conditions of the REST searches that the publication caused; `null` for all documents. */
  async function republish(change: (documents: FakeDocument[]) => void) {
    change(repository.documents);
    repository.ref += '+';
    repository.history.set(repository.ref, structuredClone(repository.documents));
    repository.requests.length = 0;
    await mount();
    return repository.requests.flatMap(({ path, q }) => (path.endsWith('/search') ? [q] : []));
  }

  const newer = { last_publication_date: '2026-02-01T12:00:00+0000' };
  const since = `[[date.after(document.last_publication_date, ${Date.parse('2026-01-06T11:59:00Z')})]]`;

  test('reads only the documents that were published since, and counts all', async () => {
    await queryAll();
    const searches = await republish(([, second]) =>
      Object.assign(second ?? {}, { title: 'Ný', ...newer }),
    );
    expect(searches.sort()).toEqual([since, null]);
    await queryAll();
    expect(requestedUids().sort()).toEqual(['grein-1', 'grein-2', undefined]);
    expect(await republish((documents) => documents.push(...laterArticle()))).toHaveLength(2);
    await queryAll();
    expect(requestedUids()).toEqual([undefined]);
  });

  const laterArticle = () =>
    fakeArticles(7)
      .slice(6)
      .map((document) => ({ ...document, last_publication_date: '2026-03-01T00:00:00Z' }));

  test.each<[string, (documents: FakeDocument[]) => void]>([
    ['was deleted', (documents) => documents.splice(5, 1)],
    ['was deleted and another published', (documents) => documents.splice(5, 1, ...laterArticle())],
    ['has changed without a new date', ([first]) => Object.assign(first ?? {}, { title: 'Ný' })],
  ])('reads all documents when one %s', async (_, change) => {
    const searches = await republish(change);
    expect(searches.filter((q) => q === null)).toHaveLength(2);
    const { length } = repository.documents;
    const ids = [...gatsby.nodes.keys()].filter((id) => / is-\d$/.test(id));
    expect(ids).toHaveLength(length);
  });

  test('reads all documents when a custom type has changed, which gives no document a new date', async () => {
    repository.schema = extendSchema(
      repository.schema,
      parse('extend type Article { place: String }'),
    );
    const searches = await republish(([, second]) => Object.assign(second ?? {}, newer));
    expect(searches).toEqual([null]);
  });

  test('reads all documents of a release and after it', async () => {
    const release = { endpoint: repository.endpoint, prismicRef: 'A release' };
    repository.history.set(repository.releaseRef, repository.documents);
    repository.requests.length = 0;
    await runHooks(gatsby, release);
    await mount();
    const searches = repository.requests.filter(({ path }) => path.endsWith('/search'));
    expect(searches.map(({ q }) => q)).toEqual([null, null]);
  });

  test('a document has changed when it gets a translation, which gives it no new date', async () => {
    await queryAll();
    const [first] = repository.documents;
    const translation = {
      ...fakeArticles(1, 'en-us')[0],
      alternate_languages: [{ id: first?.id, uid: first?.uid, type: 'article', lang: 'is' }],
      ...newer,
    } as FakeDocument;
    expect(await republish((documents) => documents.push(translation))).toHaveLength(2);
    await queryAll();
    expect(requestedUids().sort()).toEqual(['grein-1', undefined]);
  });

  test('a document has changed when it loses a translation, which gives it no new date', async () => {
    const [first, second] = repository.documents;
    const translate = (other: FakeDocument | undefined, isTranslation: boolean) => ({
      alternate_languages: isTranslation
        ? [{ id: other?.id, uid: other?.uid, type: 'article', lang: 'en-us' }]
        : [],
    });
    await republish(() => {
      Object.assign(first ?? {}, translate(second, true));
      Object.assign(second ?? {}, { ...newer, ...translate(first, true) });
    });
    await queryAll();
    await republish(() => {
      Object.assign(first ?? {}, translate(second, false));
      const later = { last_publication_date: '2026-03-01T12:00:00+0000' };
      Object.assign(second ?? {}, { ...later, ...translate(first, false) });
    });
    await queryAll();
    expect(requestedUids().sort()).toEqual(['grein-1', 'grein-2', undefined]);
  });

  test('a document that links to a changed one has changed too, because its links show the address', async () => {
    await republish(([, , , fourth, fifth]) =>
      Object.assign(fourth ?? {}, {
        data: { text: [{ spans: [{ data: { link_type: 'Document', id: fifth?.id, uid: 'a' } }] }] },
        ...newer,
      }),
    );
    await queryAll();
    await republish(([, , , , fifth]) => Object.assign(fifth ?? {}, { tags: ['b'], ...newer }));
    await queryAll();
    expect(requestedUids().sort()).toEqual(['grein-4', 'grein-5', undefined]);
  });
});
