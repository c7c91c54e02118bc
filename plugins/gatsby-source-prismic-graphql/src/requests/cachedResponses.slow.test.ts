import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FakeRepository } from '../../test/startFakeRepository';
import { startFakeRepository } from '../../test/startFakeRepository';
import { deleteOldResponses, queryWithCache } from './cachedResponses';
import { refKey } from './dependencies';
import { toRepositoryConnection } from './repository';

let repository: FakeRepository;
let directory: string;
beforeEach(async () => {
  repository = await startFakeRepository();
  directory = mkdtempSync(join(tmpdir(), 'prismic-'));
});
afterEach(() => rmSync(directory, { recursive: true }));

const connect = () =>
  toRepositoryConnection({ ...repository, accessToken: 'secret' }, { directory });
const sendQuery = (query = '{ allArticles { totalCount } }', variables = {}) =>
  queryWithCache(
    connect(),
    {
      ref: repository.ref,
      integrationFieldsRef: null,
      digests: { [refKey]: repository.ref },
    },
    { query, variables },
  );
const files = () =>
  readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));

test('a query without known dependencies is sent once for each ref, and its complete response cached', async () => {
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

test.each(['https://acme.prismic.io/previews/a:b', 'm-a:p-b'])(
  'does not cache the preview %s, because its content changes',
  async (ref) => {
    repository.ref = ref;
    await sendQuery();
    expect(files()).toEqual([]);
  },
);

test('deletes responses that were written more than a month ago', async () => {
  await sendQuery('{ allArticles { totalCount } }');
  const [old = ''] = files();
  await sendQuery('{ allHomepages { totalCount } }');
  const time = Date.now() / 1000 - 31 * 24 * 60 * 60;
  utimesSync(old, time, time);
  await deleteOldResponses(connect());
  expect(files()).toHaveLength(1);
  expect(files()).not.toContain(old);
});

test('continues if a listed file is gone', async () => {
  const { cacheFolder = '' } = connect();
  mkdirSync(cacheFolder);
  // The link is listed, but its target does not exist.
  symlinkSync('gone', join(cacheFolder, 'link'));
  await expect(deleteOldResponses(connect())).resolves.toBeUndefined();
});
