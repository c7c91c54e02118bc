import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ParentSpanPluginArgs } from 'gatsby';
import { fakeArticles } from '../../test/fakeDocuments';
import { fakeGatsby } from '../../test/fakeGatsby';
import { fakeOptions } from '../../test/fakeOptions';
import { fakeSchema } from '../../test/fakeSchema';
import { runHooks } from '../../test/runHooks';
import type { FakeRepository } from '../../test/startFakeRepository';
import { startFakeRepository } from '../../test/startFakeRepository';
import type { PreviewManifest } from '../preview/previewRequests';
import type { PrismicPluginOptions } from '../PrismicPluginOptions';
import { toRepositoryConnection } from '../requests/repository';
import type { Snapshot } from '../requests/snapshot';
import { contents } from './contents';
import { onPostBootstrap } from './onPostBootstrap';

let repository: FakeRepository;
let options: PrismicPluginOptions;
beforeEach(async () => {
  repository = await startFakeRepository();
  repository.documents = [...fakeArticles(2), ...fakeArticles(1, 'en-us')];
  options = { ...fakeOptions(repository), extraPageFields: 'title' };
  Object.assign(options.pages?.[0] ?? {}, { sortBy: 'title_ASC' });
  options.pages?.push({
    type: 'Homepage',
    match: '/:lang?',
    component: '/home.tsx',
    langs: ['is'],
  });
});
afterEach(() => {
  delete process.env.gatsby_executing_command;
});

const title = '{ prismic { article(uid: "a", lang: "is") { title } } }';

async function build() {
  const gatsby = fakeGatsby();
  await runHooks(gatsby, options);
  return write(gatsby, options);
}

/** Runs the hook. `listeners` are the listeners that the hook adds for changed queries. */
async function write({ args }: ReturnType<typeof fakeGatsby>, given: PrismicPluginOptions) {
  const { directory } = (args as ParentSpanPluginArgs).cache;
  mkdirSync(path.join(directory, 'public'), { recursive: true });
  const state = {
    program: { directory },
    components: new Map([
      ['/article.tsx', { componentChunkName: 'component---article', query: title }],
      ['/about.tsx', { componentChunkName: 'component---about', query: '' }],
      ['/site.tsx', { componentChunkName: 'component---site', query: '{ site { id } }' }],
    ]),
    staticQueryComponents: new Map([
      ['a', { hash: 123, query: '{ prismic { allHomepages { totalCount } } }' }],
      ['b', { hash: '456', query: '{ site { id } }' }],
    ]),
  };
  const listeners: (() => Promise<void>)[] = [];
  const store = { getState: () => state };
  const emitter = { on: (_: string, listener: () => Promise<void>) => listeners.push(listener) };
  await onPostBootstrap({ store, emitter } as unknown as ParentSpanPluginArgs, given);
  const read = () => readFileSync(path.join(directory, 'public/prismic-preview.json'), 'utf8');
  return { state, listeners, read, toManifest: () => JSON.parse(read()) as PreviewManifest };
}

test('the manifest contains the repository, the entries of pages, the queries and the URLs, but no access token', async () => {
  const { toManifest, read, listeners } = await build();
  expect(read()).not.toContain('secret');
  expect(listeners).toEqual([]);
  expect(toManifest()).toEqual({
    api: repository.endpoint,
    graphql: repository.endpoint.replace('/api/v2', '/graphql'),
    previewPath: '/preview',
    useGETForQueries: true,
    hasToolbar: false,
    defaultLang: 'is',
    shortenUrlLangs: true,
    pages: [
      {
        type: 'Article',
        match: '/:lang?/ha-frettir/:uid',
        path: '/:lang?/ha-frettir/_preview',
        template: 'component---article',
        langs: ['is', 'en-us'],
        selection: 'title',
        keys: ['title'],
      },
      {
        type: 'Homepage',
        match: '/:lang?',
        path: '/:lang?/_preview',
        langs: ['is'],
        selection: 'title',
        keys: ['title'],
      },
    ],
    queries: {
      'component---article': [
        {
          key: 'prismic',
          query: 'query Preview{article(uid:"a" lang:"is"){title}}',
          variables: [],
          typenames: [],
          urls: [],
        },
      ],
    },
    staticQueries: { 123: [expect.objectContaining({ key: 'prismic' })] },
    addresses: {
      'is-1': ['/ha-frettir/grein-1', 'grein-1'],
      'is-2': ['/ha-frettir/grein-2', 'grein-2'],
      'en-us-1': ['/en/ha-frettir/grein-1', 'grein-1'],
    },
  });
});

test.each<[PrismicPluginOptions, Partial<PreviewManifest>]>([
  [{}, { hasToolbar: true, repositoryName: 'acme', useGETForQueries: true }],
  [{ omitPrismicScript: true }, { hasToolbar: false, repositoryName: 'acme' }],
  [{ useGETForQueries: false }, { useGETForQueries: false }],
  [{ previewPath: '/drafts' }, { previewPath: '/drafts' }],
])('for a repository at Prismic with the options %j it contains %j', async (more, expected) => {
  const given = { repositoryName: 'acme', ...more };
  contents.set(given, {
    connection: toRepositoryConnection(given),
    snapshot: { languages: [] as string[] } as Snapshot,
    schemas: { repository: fakeSchema, mounted: fakeSchema },
  });
  const { toManifest } = await write(fakeGatsby(), given);
  expect(toManifest()).toMatchObject(expected);
});

test('gatsby develop updates the manifest when a query changes', async () => {
  process.env.gatsby_executing_command = 'develop';
  const { state, listeners, toManifest } = await build();
  const other = {
    componentChunkName: 'component---article',
    query: title.replace('title', 'text'),
  };
  state.components.set('/article.tsx', other);
  await Promise.all(listeners.map((listener) => listener()));
  expect(toManifest().queries['component---article']?.[0]?.query).toContain('{text}');
});

test('gatsby develop continues after an error that it has shown, and writes the manifest when the options are right', async () => {
  process.env.gatsby_executing_command = 'develop';
  options.langs = ['is', 'de'];
  const gatsby = fakeGatsby('develop');
  await runHooks(gatsby, options);
  expect(gatsby.errors).toEqual([expect.stringContaining("has the language 'de'")]);
  const { listeners, read, toManifest } = await write(gatsby, options);
  await Promise.all(listeners.map((listener) => listener()));
  expect(read).toThrow(/ENOENT/);
  options.langs = ['is'];
  await Promise.all(listeners.map((listener) => listener()));
  expect(toManifest().pages[0]?.langs).toEqual(['is']);
});

test('writes no file when previews are off', async () => {
  options.previews = false;
  const { read } = await build();
  expect(read).toThrow(/ENOENT/);
});
