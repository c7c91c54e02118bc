import { extendSchema, parse } from 'graphql';
import { fakeArticles } from '../../test/fakeDocuments';
import { fakeGatsby, removeFolders } from '../../test/fakeGatsby';
import { runHooks } from '../../test/runHooks';
import type { FakeDocument, FakeRepository } from '../../test/startFakeRepository';
import { startFakeRepository } from '../../test/startFakeRepository';

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

const requestedUids = () =>
  repository.requests
    .filter(({ path }) => path === '/graphql')
    .map(({ variables }) => variables.uid);

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

test('sends queries again whose document was deleted or was missing', async () => {
  await publish((documents) => documents.splice(5, 1));
  expect((await queryAll())[5]).toBeNull();
  expect(requestedUids()).toEqual([undefined, 'grein-6']);
});

test('sends all queries again when the old ref has expired', async () => {
  repository.history.delete('ref-1');
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
