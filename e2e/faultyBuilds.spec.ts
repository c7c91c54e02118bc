import { createHash } from 'node:crypto';
import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { copyProject } from '../bench/projectCopy';
import { startContentService } from '../content-service/src/startContentService';
import type { ContentService } from '../content-service/src/startContentService';
import { temporaryFolder } from '../scripts/lifecycle.mjs';
import { startFaultyProxy } from './faultyProxy';
import type { Fault, FaultyProxy } from './faultyProxy';
import { runBuild } from './runBuild';
import type { EndedBuild } from './runBuild';

// In a copy of this project with few documents, the CMS fails, or the project contains a mistake.

const MAX_FAILING_MS = 60_000;
const BUILD_TIMEOUT_MS = 240_000;
const NEVER = new Promise(() => undefined);

/** Per type and language. The copy has all documents of types that are missing here. */
const documentCounts: Record<string, number> = {
  article: 6,
  project: 2,
  association: 0,
  association_page: 0,
};

/** URLs that the steps of a build request. */
const steps = {
  metadata: /^\/api\/v2(\?|$)/,
  schema: /__schema/,
  lists: /all\w+\(first/,
  pages: /article\(uid/,
  media: /^\/media\//,
};
type Step = keyof typeof steps;

let folder: string;
let project: string;
let documents: string;
let content: ContentService;
let cms: FaultyProxy;

type Finished = EndedBuild & { failingMs: number };

/** Builds in the copy. Removing `public/` makes Gatsby drop its cache and send all queries. */
async function build(keepsCache = false): Promise<Finished> {
  if (!keepsCache) rmSync(path.join(project, 'public'), { recursive: true, force: true });
  const began = Date.now();
  const { code, log } = await runBuild(
    project,
    {
      GATSBY_ALLOW_PAGE_LOSS: '',
      GATSBY_STRICT_CONTENT: 'false',
      PRISMIC_REPOSITORY: '',
      PRISMIC_ACCESS_TOKEN: '',
      PRISMIC_REF: '',
      PRISMIC_ENDPOINT: `${cms.url}/api/v2`,
    },
    BUILD_TIMEOUT_MS,
  );
  writeFileSync(test.info().outputPath('build.log'), log);
  return { code, log, failingMs: Date.now() - (cms.failedAtMs ?? began) };
}

/** Returns the target of the link to the published build, and a digest of all files. */
function published(): string {
  const link = path.join(project, '.builds/current');
  const digest = createHash('sha256').update(readlinkSync(link));
  const files = readdirSync(link, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile())
    .map((file) => path.join(file.parentPath, file.name))
    .sort();
  for (const file of files) digest.update(file).update(readFileSync(file));
  return digest.digest('hex');
}

const readPage = (address: string) =>
  readFileSync(path.join(project, '.builds/current/site', address, 'index.html'), 'utf8');

function expectFailure({ code, log, failingMs }: Finished, message: RegExp, before: string): void {
  expect(code, log).toBe(1);
  const own = [...log.matchAll(new RegExp(message, 'g'))];
  expect(own.length, `${message} in\n${log}`).toBe(1);
  // Gatsby logs Node's deprecation warnings as errors.
  expect(log.match(/^ *error\b(?!.*DeprecationWarning)/gim), log).toHaveLength(1);
  expect(log).not.toMatch(/^\s+at .*(?:plugins|src)[/\\]/m);
  expect(failingMs).toBeLessThan(MAX_FAILING_MS);
  expect(published()).toBe(before);
}

function articleFile(): string {
  const articles = path.join(documents, 'is/article');
  return path.join(articles, readdirSync(articles).sort()[0] ?? '');
}

async function publish(title: string): Promise<void> {
  const before = content.ref();
  const article = JSON.parse(readFileSync(articleFile(), 'utf8'));
  article.data.title[0].text = title;
  writeFileSync(articleFile(), JSON.stringify(article));
  await expect.poll(content.ref).not.toBe(before);
}

const articlePage = () =>
  readPage(`ha-frettir/${JSON.parse(readFileSync(articleFile(), 'utf8')).uid}`);

/** Returns the refs of the queries since the last call. */
function takeRefs(): unknown[] {
  const refs = cms.requests.splice(0).flatMap(({ headers }) => headers['prismic-ref'] ?? []);
  return [...new Set(refs)];
}

test.describe.configure({ timeout: 2 * BUILD_TIMEOUT_MS });

test.beforeAll(async () => {
  test.setTimeout(2 * BUILD_TIMEOUT_MS);
  folder = temporaryFolder('faulty-builds');
  // The name has an Icelandic letter, an apostrophe and a space. Gatsby's patch refuses some other
  // characters (docs/gatsby-patches.md).
  project = path.join(folder, "Skýggjið's mappa");
  documents = path.join(folder, 'documents');
  copyProject(project);
  const samples = path.resolve('content-service/documents');
  mkdirSync(documents);
  cpSync(path.join(samples, 'repository.json'), path.join(documents, 'repository.json'));
  for (const type of ['is', 'en-us'].flatMap((lang) =>
    readdirSync(path.join(samples, lang)).map((name) => path.join(lang, name)),
  )) {
    const files = readdirSync(path.join(samples, type)).sort();
    for (const file of files.slice(0, documentCounts[path.basename(type)])) {
      cpSync(path.join(samples, type, file), path.join(documents, type, file));
    }
  }
  content = await startContentService({
    types: path.resolve('customtypes'),
    media: path.resolve('content-service/media'),
    documents,
    port: 0,
    log: () => undefined,
  });
  cms = await startFaultyProxy(content.url, { keepsHost: true });
  const { code, log } = await build();
  expect(code, log).toBe(0);
});

test.beforeEach(() => cms.repair());

test.afterAll(async () => {
  await cms.close();
  await content.close();
});

test.describe('ends with one message, and the last build stays', () => {
  const timeout = /response timeout/;
  const failures: [name: string, step: Step, fault: Fault, message: RegExp][] = [
    ['no answer', 'metadata', { until: NEVER }, timeout],
    ['connections that break', 'lists', 'cut', /broke off its response|cannot be reached/],
    [
      'a field that the schema has no longer',
      'schema',
      { body: (body) => withoutSchemaField(body, 'Article', 'content') },
      /would lose[^]*?the field Article\.content[^]*?GATSBY_ALLOW_PAGE_LOSS=true/,
    ],
    [
      'a document that has gone after it was listed',
      'pages',
      { body: (body) => body.replace(/"article":\{.*/s, '"article":null}}') },
      /has lost the document .*: a list at the ref/,
    ],
    ['media without an answer', 'media', { until: NEVER }, /does not respond \(TimeoutError/],
  ];
  for (const [name, step, fault, message] of failures) {
    test(`${name}: ${step}`, async () => {
      const before = published();
      cms.fail(steps[step], fault);
      expectFailure(await build(), message, before);
    });
  }

  test('a mistake in the project: no icon', async () => {
    const before = published();
    const icon = path.join(project, 'src/layout/icon.svg');
    renameSync(icon, `${icon}.moved`);
    const finished = await build();
    renameSync(`${icon}.moved`, icon);
    expectFailure(finished, /src\/layout\/icon\.svg cannot be read[^]*Restore it/, before);
  });
});

test.describe('is a complete build', () => {
  test('with the cache of another folder', async () => {
    // Gatsby stores no cache after a failed build, so this build makes one.
    expect((await build()).code).toBe(0);
    const moved = path.join(folder, 'moved');
    renameSync(project, moved);
    project = moved;
    const { code, log } = await build(true);
    expect(code, log).toBe(0);
    expect(log).toMatch(/made in another folder \(it contains the path .*Skýggjið's mappa/);
  });

  test('failures that pass', async () => {
    cms.fail(steps.metadata, { status: 503 }, 2);
    cms.fail(steps.schema, 'short', 1);
    cms.fail(steps.lists, 'cut', 3);
    cms.fail(steps.pages, { status: 429, headers: { 'retry-after': '1' } }, 3);
    const { code, log } = await build();
    expect(code, log).toBe(0);
  });

  test('content that is published while it runs: of one ref', async () => {
    const old = articlePage();
    const title = 'Birt í miðri byggingu';
    takeRefs();
    cms.fail(steps.pages, { body: async (body) => (await publish(title), body) }, 1);
    const first = await build();
    expect(first.code, first.log).toBe(0);
    expect(takeRefs()).toHaveLength(1);
    expect(articlePage()).not.toContain(title);
    expect(old).not.toContain(title);

    const second = await build();
    expect(second.code, second.log).toBe(0);
    expect(takeRefs()).toEqual([content.ref()]);
    expect(articlePage()).toContain(title);
  });
});

type Introspection = {
  data: { __schema: { types: { name: string; fields: { name: string }[] | null }[] } };
};

function withoutSchemaField(body: string, typeName: string, name: string): string {
  const introspection = JSON.parse(body) as Introspection;
  const type = introspection.data.__schema.types.find((each) => each.name === typeName);
  if (type?.fields) type.fields = type.fields.filter((field) => field.name !== name);
  return JSON.stringify(introspection);
}
