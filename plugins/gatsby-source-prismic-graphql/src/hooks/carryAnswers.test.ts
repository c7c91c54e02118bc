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
  await askAll();
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

/** @returns titles of the articles, in order. */
async function askAll(): Promise<unknown[]> {
  repository.requests.length = 0;
  await gatsby.query(list);
  const answers = await Promise.all(
    [1, 2, 3, 4, 5, 6].map((number) => gatsby.query(article, { uid: `grein-${number}` })),
  );
  return answers.map(
    ({ data }) => (data?.prismic as { article: { title: string } | null }).article,
  );
}

async function publish(change: (documents: FakeDocument[]) => void): Promise<void> {
  change(repository.documents);
  repository.ref = 'ref-2';
  repository.history.set('ref-2', structuredClone(repository.documents));
  await mount();
}

const askedUids = () =>
  repository.requests
    .filter(({ path }) => path === '/graphql')
    .map(({ variables }) => variables.uid);

test('only what depends on a changed document is asked again, and lists', async () => {
  await publish((documents) => Object.assign(documents[1] ?? {}, { title: 'Ný' }));
  link(0, 1);
  const answers = await askAll();
  expect(askedUids().sort()).toEqual(['grein-1', 'grein-2', undefined]);
  expect(answers.slice(0, 3)).toEqual([
    { title: 'Grein 1', related: { title: 'Ný' } },
    { title: 'Ný', related: null },
    { title: 'Grein 3', related: null },
  ]);
});

test('what depends on a document that is gone, or was missing, is asked again', async () => {
  await publish((documents) => documents.splice(5, 1));
  expect((await askAll())[5]).toBeNull();
  expect(askedUids()).toEqual([undefined, 'grein-6']);
});

test('when the old ref has expired, all is asked again', async () => {
  repository.history.delete('ref-1');
  await publish((documents) => Object.assign(documents[1] ?? {}, { title: 'Ný' }));
  await askAll();
  expect(askedUids()).toHaveLength(7);
});

test('when the schema has changed, all is asked again', async () => {
  repository.schema = extendSchema(
    repository.schema,
    parse('extend type Article { place: String }'),
  );
  await publish((documents) => Object.assign(documents[1] ?? {}, { title: 'Ný' }));
  await askAll();
  expect(askedUids()).toHaveLength(7);
});
