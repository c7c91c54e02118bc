import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CreatePagesArgs } from 'gatsby';
import { fakeArticles } from '../../test/fakeDocuments';
import { fakeGatsby } from '../../test/fakeGatsby';
import { fakeOptions } from '../../test/fakeOptions';
import { runHooks } from '../../test/runHooks';
import type { FakeRepository } from '../../test/startFakeRepository';
import { startFakeRepository } from '../../test/startFakeRepository';
import type { PrismicPluginOptions } from '../PrismicPluginOptions';
import type { ServiceError } from '../PrismicError';
import { createSchemaCustomization } from './createSchemaCustomization';
import { sourceNodes } from './sourceNodes';
import { watchWorkers } from './stop';

jest.mock('../requests/wait', () => ({ wait: () => Promise.resolve() }));

let repository: FakeRepository;
let options: PrismicPluginOptions;
let gatsby: ReturnType<typeof fakeGatsby>;
beforeEach(async () => {
  process.env.gatsby_executing_command = 'build';
  repository = await startFakeRepository();
  repository.documents = fakeArticles(5);
  options = { ...fakeOptions(repository), langs: ['is'] };
  gatsby = fakeGatsby();
});
afterEach(() => {
  delete process.env.gatsby_executing_command;
  delete process.env.GATSBY_WORKER_ID;
});

const query = `query ($uid: String!) {
  prismic { article(uid: $uid, lang: "is") { title } }
}`;
const page = { path: '/ha-frettir/grein-1', id: 'is-1', uid: 'grein-1', lang: 'is' };
const queryPage = (context: object = page) =>
  gatsby.query(query, { uid: 'grein-1' }, { ...context });
const cacheOf = ({ args }: typeof gatsby) => (args as CreatePagesArgs).cache;
const isDown = () => ({ status: 503, body: '' });

test('a list that changes while it is read ends the build', async () => {
  repository.pageLimit = 2;
  let queries = 0;
  repository.fault = (path) => {
    if (path === '/graphql') queries += 1;
    // The first query requests the schema. Each later query requests one page of the list.
    if (queries === 3) repository.documents.pop();
    return undefined;
  };
  await expect(runHooks(gatsby, options)).rejects.toThrow(
    /changed allArticles while it was read: it had 5 documents, then 4, at the same ref\. Build again/,
  );
});

test('a document that has gone after it was listed ends the build, and its absence is not cached', async () => {
  await runHooks(gatsby, options);
  const [first, ...others] = repository.documents;
  repository.documents = others;
  const { errors } = await queryPage();
  expect(String(errors)).toMatch(
    /has lost the document is-1 \(uid grein-1, language is\): a list at the ref ref-1 contains it.*\n.*\nThe query was of the page \/ha-frettir\/grein-1\./,
  );
  repository.documents = [...others, ...(first ? [first] : [])];
  expect((await queryPage()).errors).toBeUndefined();
});

test('a page without a document of its own may find none', async () => {
  await runHooks(gatsby, options);
  repository.documents = [];
  expect(
    (await queryPage({ path: '/ha-frettir/_preview', id: '', uid: '' })).errors,
  ).toBeUndefined();
  expect((await queryPage({ path: '/', uid: 'another' })).errors).toBeUndefined();
});

test('data without the list ends the build', async () => {
  await createSchemaCustomization(gatsby.args, options);
  repository.fault = () => ({ body: { data: {} } });
  await expect(sourceNodes(gatsby.args, options)).rejects.toThrow(
    /responded to a query of allArticles with data that has no list/,
  );
});

test('a service that fails while refs are compared ends the build; one without REST API does not', async () => {
  await runHooks(gatsby, options);
  for (const uid of ['grein-1', 'grein-2']) await gatsby.query(query, { uid });
  repository.ref = 'ref-2';
  const failWith = (status: number) => (path: string) =>
    path.endsWith('/search') ? { status, body: '' } : undefined;
  repository.fault = failWith(503);
  await expect(runHooks(gatsby, options)).rejects.toThrow(/panic: .*\[503\]/);
  // The failure is not cached as a snapshot, so the refs are compared again.
  repository.fault = failWith(404);
  await runHooks(gatsby, options);
});

describe('a query worker', () => {
  beforeEach(async () => {
    // In this test, one process is main process and worker. Without this variable, the hooks do not
    // watch for failures, so only the test does.
    delete process.env.gatsby_executing_command;
    await runHooks(gatsby, options);
    process.env.gatsby_executing_command = 'build';
  });

  test('that fails lets the main process end the build, once', async () => {
    process.env.GATSBY_WORKER_ID = '1';
    await createSchemaCustomization(gatsby.args, options);
    repository.fault = isDown;
    const reported = new Promise<ServiceError>((resolve) => watchWorkers(cacheOf(gatsby), resolve));
    // A failed query of the worker never ends, because the main process ends the worker.
    const ended = jest.fn();
    // Only the query that fails last is reported.
    void queryPage().finally(ended);
    void queryPage({ ...page, path: '/ha-frettir/grein-2' }).finally(ended);
    expect((await reported).message).toMatch(/\[503\][^]*The query was of the page \/ha-frettir\//);
    expect(ended).not.toHaveBeenCalled();
  });

  test('of an earlier build is not heard', async () => {
    const cache = cacheOf(gatsby);
    writeFileSync(join(cache.directory, 'failure.txt'), 'old');
    watchWorkers(cache, () => undefined);
    expect(existsSync(join(cache.directory, 'failure.txt'))).toBe(false);
  });
});
