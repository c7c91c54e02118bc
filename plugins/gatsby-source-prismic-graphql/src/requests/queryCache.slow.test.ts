import {
  appendFileSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FakeRepository } from '../../test/startFakeRepository';
import { startFakeRepository } from '../../test/startFakeRepository';
import { queryWithCache } from './queryCache';
import { toRepositoryConnection } from './repositoryConnection';
import { dropCachedResponses, listCachedResponses } from './responseFolders';

let repository: FakeRepository;
let directory: string;
beforeEach(async () => {
  repository = await startFakeRepository();
  directory = mkdtempSync(join(tmpdir(), 'prismic-'));
});
afterEach(() => {
  rmSync(directory, { recursive: true });
  return repository.close();
});

const connect = () =>
  toRepositoryConnection({ ...repository, accessToken: 'secret' }, { directory });
const sendQuery = (query = '{ allArticles { totalCount } }', variables = {}) =>
  queryWithCache(connect(), { query, variables, ref: repository.ref, integrationFieldsRef: null });
const files = () =>
  readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));

test('sends a query once for each ref, and caches the complete response', async () => {
  const { data } = await sendQuery();
  expect((await sendQuery()).data).toEqual(data);
  expect(repository.requests).toHaveLength(1);
  await sendQuery('query ($a: Int) { allArticles(first: $a) { totalCount } }', { a: 1 });
  await sendQuery('query ($a: Int) { allArticles(first: $a) { totalCount } }', { a: 2 });
  repository.ref = 'ref-2';
  await sendQuery();
  expect(repository.requests).toHaveLength(4);
});

test('sends a query once that several pages send at the same time', async () => {
  const answers = await Promise.all([sendQuery(), sendQuery(), sendQuery()]);
  expect(answers.map(({ data }) => data)).toEqual(
    answers.map(() => ({ allArticles: { totalCount: 0 } })),
  );
  expect(repository.requests).toHaveLength(1);
});

test('a query that failed for several pages is sent again', async () => {
  repository.fault = () => ({ status: 400, body: '{"errors":[{"message":"No"}]}' });
  const failures = await Promise.allSettled([sendQuery(), sendQuery()]);
  expect(failures.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  repository.fault = undefined;
  expect((await sendQuery()).data).toEqual({ allArticles: { totalCount: 0 } });
});

test('no file contains the access token', async () => {
  await sendQuery();
  expect(
    files()
      .map((file) => readFileSync(file, 'utf8') + file)
      .join(''),
  ).not.toContain('secret');
});

test('sends the query again if its file is damaged', async () => {
  await sendQuery();
  for (const file of files()) writeFileSync(file, '{"allArt');
  expect((await sendQuery()).data).toEqual({ allArticles: { totalCount: 0 } });
});

test('does not cache errors', async () => {
  repository.fault = () => ({ status: 400, body: '{"errors":[{"message":"No"}]}' });
  await expect(sendQuery()).rejects.toThrow('No');
  expect(files()).toEqual([]);
});

test.each(['https://acme.prismic.io/previews/a:b', 'm-a:p-b'])(
  'does not cache the preview %s, because its content changes',
  async (ref) => {
    repository.ref = ref;
    await sendQuery();
    expect(files()).toEqual([]);
  },
);

test('removes the responses of refs that no longer exist', async () => {
  await sendQuery();
  repository.ref = 'ref-2';
  await sendQuery();
  await dropCachedResponses(connect(), ['ref-2']);
  expect(files()).toHaveLength(1);
  await sendQuery();
  expect(repository.requests).toHaveLength(2);
});

test('lists what responses depend on, without one whose process was ended while it wrote', async () => {
  const query = '{ allArticles(lang: "is") { totalCount } }';
  const lists = { allArticles: { keys: ['article is'] } };
  const request = { query, lists, ref: repository.ref, integrationFieldsRef: null };
  await queryWithCache(connect(), request);
  const file = files().find((name) => name.endsWith('dependencies.ndjson')) ?? '';
  appendFileSync(file, '{"file":"0123');
  expect(await listCachedResponses(connect(), repository.ref)).toEqual([
    { file: expect.stringMatching(/^\w{32}\.json$/), dependencies: ['article is'] },
  ]);
});
