import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FakeRepository } from '../../test/startFakeRepository';
import { startFakeRepository } from '../../test/startFakeRepository';
import { toConnection } from './connection';
import { askOnce, dropAnswers } from './keptAnswers';

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

const connect = () => toConnection({ ...repository, accessToken: 'secret' }, { directory });
const ask = (query = '{ allArticles { totalCount } }', variables = {}) =>
  askOnce(connect(), { query, variables, ref: repository.ref, integrationFieldsRef: null });
const files = () =>
  readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));

test('one question at one ref is asked once, and its answer is complete', async () => {
  const first = await ask();
  expect(await ask()).toEqual(first);
  expect(repository.requests).toHaveLength(1);
  await ask('query ($a: Int) { allArticles(first: $a) { totalCount } }', { a: 1 });
  await ask('query ($a: Int) { allArticles(first: $a) { totalCount } }', { a: 2 });
  repository.ref = 'ref-2';
  await ask();
  expect(repository.requests).toHaveLength(4);
});

test('the access token is in no file', async () => {
  await ask();
  expect(
    files()
      .map((file) => readFileSync(file, 'utf8') + file)
      .join(''),
  ).not.toContain('secret');
});

test('a file that is damaged is asked again', async () => {
  await ask();
  for (const file of files()) writeFileSync(file, '{"allArt');
  expect(await ask()).toEqual({ allArticles: { totalCount: 0 } });
});

test('errors are not kept', async () => {
  repository.fault = () => ({ status: 400, body: '{"errors":[{"message":"No"}]}' });
  await expect(ask()).rejects.toThrow('No');
  expect(files()).toEqual([]);
});

test('a preview, whose content changes, is not kept', async () => {
  repository.ref = 'https://acme.prismic.io/previews/a:b';
  await ask();
  expect(files()).toEqual([]);
});

test('answers of refs that are gone are dropped', async () => {
  await ask();
  repository.ref = 'ref-2';
  await ask();
  await dropAnswers(connect(), ['ref-2']);
  expect(files()).toHaveLength(1);
  await ask();
  expect(repository.requests).toHaveLength(2);
});
