import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BuildArgs } from 'gatsby';
import { fakeArticles } from '../../test/fakeDocuments';
import { fakeGatsby, removeFolders } from '../../test/fakeGatsby';
import { fakeOptions } from '../../test/fakeOptions';
import { runHooks } from '../../test/runHooks';
import type { FakeRepository } from '../../test/startFakeRepository';
import { startFakeRepository } from '../../test/startFakeRepository';
import { packageName } from '../packageName';
import type { PrismicPluginOptions } from '../PrismicPluginOptions';
import { announceLastAnswers } from './announceLastAnswers';
import { keepAnswers } from './keepAnswers';
import { onPostBuild } from './onPostBuild';

jest.mock('../requests/wait', () => ({ wait: () => Promise.resolve() }));

let repository: FakeRepository;
let options: PrismicPluginOptions;
let folder: string;
let answers: string;
let header: string;
beforeEach(async () => {
  process.env.gatsby_executing_command = 'build';
  folder = mkdtempSync(join(tmpdir(), 'answers-'));
  answers = join(folder, 'answers');
  header = join(answers, 'answers.json');
  repository = await startFakeRepository();
  repository.documents = fakeArticles(3);
  options = {
    ...fakeOptions(repository),
    lastAnswers: answers,
    buildFromLastAnswers: true,
  };
});
afterEach(() => {
  delete process.env.gatsby_executing_command;
  removeFolders();
  rmSync(folder, { recursive: true });
  return repository.close();
});

const article = 'query ($uid: String!) { prismic { article(uid: $uid, lang: "is") { title } } }';

/** Builds, in an empty cache unless a site is given. @returns the title of the first article. */
async function build(query = article, gatsby = fakeGatsby()) {
  await runHooks(gatsby, options);
  const page = { path: '/ha-frettir/grein-1', id: 'is-1', uid: 'grein-1', lang: 'is' };
  const { data, errors } = await gatsby.query(query, { uid: 'grein-1' }, page);
  if (errors) throw new Error(errors.join('\n'));
  await onPostBuild(gatsby.args as BuildArgs, options);
  // A query of the site's own `onPostBuild`.
  await gatsby.query('{ prismic { allArticles { edges { node { title } } } } }');
  const flattenedPlugins = [
    { name: 'another', pluginOptions: {} },
    { name: packageName, pluginOptions: options },
  ];
  const store = { getState: () => ({ flattenedPlugins }) };
  const { cache, reporter } = gatsby.args as BuildArgs;
  await keepAnswers({ getCache: () => cache, reporter, store } as unknown as BuildArgs);
  return { ...gatsby, title: (data?.prismic as { article: { title: string } }).article.title };
}

/** @returns the texts of the kept files by their names. */
function readAnswers(): Record<string, string> {
  return Object.fromEntries(
    readdirSync(answers).map((name) => [name, readFileSync(join(answers, name), 'utf8')]),
  );
}

/** The fault of a service that is down. */
const isDown = () => ({ status: 503, body: '' });

const framed = /^\n╔═+╗\n(?:║ .* ║\n)+╚═+╝$/;

test('after a build from last answers, the service is asked only what a publication has changed', async () => {
  repository.history.set('ref-1', structuredClone(repository.documents));
  await build();
  const site = fakeGatsby();
  repository.fault = isDown;
  await build(article, site);
  repository.fault = undefined;
  Object.assign(repository.documents[2] ?? {}, { title: 'Ný' });
  repository.ref = 'ref-2';
  repository.history.set('ref-2', repository.documents);
  repository.requests.length = 0;
  await build(article, site);
  const asked = repository.requests.map(({ query }) => query);
  expect(asked).toContainEqual(expect.stringContaining('allArticles'));
  expect(asked).not.toContainEqual(expect.stringContaining('article(uid'));
});

test('a folder that cannot be written is a warning', async () => {
  options.buildFromLastAnswers = false;
  options.lastAnswers = join(answers, 'below-a-file');
  writeFileSync(answers, '');
  const { warnings } = await build();
  expect(warnings).toEqual([expect.stringMatching(/the answers of the service were not saved: E/)]);
});

test('a query that the last answers do not have stops the build', async () => {
  await build();
  repository.fault = isDown;
  await expect(build(article.replace('title', 'title _linkType'))).rejects.toThrow(
    /The last answers of the service, of 20.*Z, have none to a query.*\n.*_linkType.*\nBuild again/,
  );
});

test.each([
  [
    'missing',
    () => rmSync(answers, { recursive: true }),
    /There are no last answers .* cannot be read \(ENOENT\)/,
  ],
  [
    'cut',
    () => writeFileSync(header, readFileSync(header).subarray(0, 500)),
    /is damaged \(.+\) and not used\. Delete it\./,
  ],
  [
    'of another kind',
    () => writeFileSync(header, '<!doctype html>'),
    /is damaged \(.+\) and not used\. Delete it\./,
  ],
  [
    'without one of its responses',
    () => rmSync(join(answers, readdirSync(answers).find((name) => name !== 'answers.json') ?? '')),
    /is damaged \(parts of it are missing\) and not used/,
  ],
  [
    'of another ref',
    () => (options.prismicRef = 'A release'),
    /are of another repository or another prismicRef, and not used/,
  ],
])(
  'a folder that is %s is named beside the failure, and only warned of without one',
  async (_, change, message) => {
    await build();
    change();
    const fault = isDown;
    repository.fault = fault;
    await expect(build()).rejects.toThrow(message);
    repository.fault = undefined;
    expect((await build()).warnings).toEqual([expect.stringMatching(message)]);
  },
);

test('the answers do not contain the access token', async () => {
  await build();
  const text = Object.values(readAnswers()).join('\n');
  expect(text).toContain('Grein 1');
  expect(text).not.toContain('secret');
});

test.each([
  [30_000, 'LESS THAN A MINUTE'],
  [60_000, '1 MINUTE'],
  [7_260_000, '2 HOURS 1 MINUTE'],
  [266_400_000, '3 DAYS 2 HOURS'],
])('an age of %i ms is %s', (ms, age) => {
  const at = '2026-11-22T10:00:00.000Z';
  const text = announceLastAnswers({ at, cause: `x ${'lang '.repeat(40)}` }, Date.parse(at) + ms);
  expect(text).toMatch(framed);
  expect(text).toContain(`AGE OF THE ANSWERS: ${age} `);
  const lines = text.trim().split('\n');
  expect(new Set(lines.map((line) => line.length)).size).toBe(1);
});
