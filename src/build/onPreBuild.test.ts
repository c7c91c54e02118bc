import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { BuildArgs, ParentSpanPluginArgs, PreInitArgs } from 'gatsby';
import { workInEmptyFolders } from '../test/temporaryFolder';
import { onPreBootstrap } from './onPreBootstrap';
import { onPreBuild } from './onPreBuild';
import { onPreInit } from './onPreInit';
import { finishBuild } from './publishing/buildRecord';
import type { BuildRecord } from './publishing/buildRecord';
import { readContent } from './readContent';

// These tests run the hooks of complete builds, one after the other, in an empty project.

const variables = { ...process.env };

workInEmptyFolders();
beforeEach(() => {
  mkdirSync('patches');
  Object.assign(process.env, {
    gatsby_executing_command: 'build',
    GATSBY_ALLOW_PAGE_LOSS: '',
    PRISMIC_REPOSITORY: '',
    PRISMIC_ENDPOINT: 'http://localhost:3100/api/v2',
  });
});
afterEach(() => {
  ids = {};
  siteUrl = 'http://localhost:9000';
  jest.restoreAllMocks();
  process.env = { ...variables };
});

const many = (count: number) => Array.from({ length: count }, (_, index) => `/${index}/`);
const twoHomepages = ['is', 'en-us'];

/** Ids of documents by page path. */
let ids: Record<string, string> = {};
let siteUrl = 'http://localhost:9000';

async function begin(paths: string[], homepages = twoHomepages) {
  const reporter = { info: jest.fn(), warn: jest.fn(), panicOnBuild: jest.fn() };
  const graphql = async (query: string, variables?: { lang: string }) => {
    if (query.includes('allSitePage')) {
      const nodes = paths.map((page) => ({ path: page, pageContext: { id: ids[page] } }));
      return { data: { allSitePage: { nodes } } };
    }
    if (!variables) return { data: { site: { siteMetadata: { siteUrl } } } };
    const { lang } = variables;
    const isFound = query.includes('allHomepages') && homepages.includes(lang);
    const edges = isFound ? [{ node: { _meta: { type: 'homepage', lang } } }] : [];
    const list = { edges, totalCount: edges.length, pageInfo: { hasNextPage: false } };
    return { data: { prismic: { list } } };
  };
  const getNodesByType = () => paths.map((page) => ({ path: page }));
  const state = { queries: { trackedQueries: new Map() }, components: new Map() };
  const store = { getState: () => state };
  const args = { reporter, graphql, getNodesByType, store } as unknown as BuildArgs;
  await onPreInit?.(args as unknown as PreInitArgs, { plugins: [] }, () => undefined);
  // Gatsby creates these folders between onPreInit and onPreBootstrap.
  for (const created of ['.cache', 'public']) mkdirSync(created, { recursive: true });
  await onPreBootstrap?.(args as ParentSpanPluginArgs, { plugins: [] }, () => undefined);
  await readContent(graphql as Parameters<typeof readContent>[0]);
  await onPreBuild?.(args, { plugins: [] }, () => undefined);
  return reporter;
}

async function build(paths: string[], homepages = twoHomepages) {
  const reporter = await begin(paths, homepages);
  await finishBuild({});
  return reporter;
}

describe('the loss of pages', () => {
  it('stops no first build, whose pages are counted', async () => {
    const { info, panicOnBuild } = await build(many(3), []);
    expect(info.mock.calls).toEqual([
      [expect.stringMatching(/^The site has 3 pages\. There is no earlier build/)],
    ]);
    expect(panicOnBuild).not.toHaveBeenCalled();
  });

  it('stops a build, and the next one too, with a list and a remedy', async () => {
    await build(many(100));
    for (let attempt = 0; attempt < 2; attempt += 1) {
      const { panicOnBuild } = await begin(many(50));
      expect(panicOnBuild.mock.calls).toEqual([
        [expect.stringMatching(/50 of 100 pages[^]*\/50\/[^]*GATSBY_ALLOW_PAGE_LOSS=true/)],
      ]);
    }
  });

  it('is accepted with the variable, and then the smaller build is the last one', async () => {
    await build(many(100));
    process.env['GATSBY_ALLOW_PAGE_LOSS'] = 'true';
    expect((await build(many(50))).panicOnBuild).not.toHaveBeenCalled();
    delete process.env['GATSBY_ALLOW_PAGE_LOSS'];
    expect((await build(many(50))).panicOnBuild).not.toHaveBeenCalled();
  });

  it.each([
    ['endpoint', { PRISMIC_ENDPOINT: 'https://cms.example.is/api/v2' }],
    ['repository', { PRISMIC_REPOSITORY: 'other' }],
    ['ref', { PRISMIC_REF: 'release' }],
  ])('is not reported of a build from another %s', async (_, settings) => {
    await build(many(100));
    Object.assign(process.env, settings);
    const { info, panicOnBuild } = await begin(many(50), []);
    expect(panicOnBuild).not.toHaveBeenCalled();
    expect(info).toHaveBeenCalledWith(expect.stringContaining('50 pages'));
  });

  it('is found if the content service has another port than in the last build', async () => {
    await build(many(100));
    process.env['PRISMIC_ENDPOINT'] = 'http://localhost:3102/api/v2';
    expect((await begin(many(50))).panicOnBuild).toHaveBeenCalled();
  });

  it('is found if only public/ exists, and after gatsby clean', async () => {
    await build(many(100));
    rmSync('.builds', { recursive: true });
    rmSync('.cache', { recursive: true });
    expect((await build(many(50))).panicOnBuild).toHaveBeenCalled();
    rmSync('public', { recursive: true });
    expect((await begin(many(10))).panicOnBuild).toHaveBeenCalled();
  });

  it('cannot be found if the record is truncated', async () => {
    await build(many(100));
    for (const place of ['public', '.builds/current/site']) {
      writeFileSync(`${place}/last-build.json`, '{"pages":["/');
    }
    expect((await begin(many(50))).panicOnBuild).not.toHaveBeenCalled();
  });

  it('publishes no address of the content', async () => {
    await build(many(3));
    expect(readFileSync('.builds/current/site/last-build.json', 'utf8')).not.toContain('3100');
  });
});

describe('addresses of earlier builds', () => {
  const readRecord = () =>
    JSON.parse(readFileSync('.builds/current/site/last-build.json', 'utf8')) as BuildRecord;

  it('are recorded with the ids of their documents in each build', async () => {
    ids = { '/x/': 'a', '/y/': 'b' };
    await build(['/', '/x/', '/y/']);
    ids = { '/z/': 'a' };
    await build(['/', '/z/']);
    await build(['/', '/z/']);
    expect(readRecord()).toMatchObject({
      documents: { '/z/': 'a' },
      past: { '/x/': 'a', '/y/': 'b' },
    });
  });

  it('are ignored if they are of another repository', async () => {
    await build(['/', '/x/']);
    process.env['PRISMIC_REPOSITORY'] = 'other';
    await build(['/']);
    expect(readRecord().past).toEqual({});
  });

  const published = (record: object) =>
    jest.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json(record));

  it('are read from the published site on a machine that has not built it', async () => {
    await build(['/', '/x/']);
    const record = readRecord();
    rmSync('.builds', { recursive: true });
    rmSync('public', { recursive: true });
    siteUrl = 'https://example.is';
    const fetched = published(record);
    await build(['/']);
    expect(fetched).toHaveBeenCalledWith(
      'https://example.is/last-build.json',
      expect.objectContaining({ signal: expect.anything() }),
    );
    expect(readRecord().past).toEqual({ '/x/': '' });
  });

  it('are read from the published site in a folder with a build of another repository', async () => {
    process.env['PRISMIC_REPOSITORY'] = 'own';
    await build(['/', '/x/']);
    const record = readRecord();
    process.env['PRISMIC_REPOSITORY'] = '';
    await build(['/']);
    process.env['PRISMIC_REPOSITORY'] = 'own';
    siteUrl = 'https://example.is';
    published(record);
    await build(['/']);
    expect(readRecord().past).toEqual({ '/x/': '' });
  });

  it('stop a build, with a remedy, when the published site does not answer', async () => {
    siteUrl = 'https://example.is';
    jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('', { status: 503 }));
    expect((await begin(['/'])).panicOnBuild.mock.calls).toEqual([
      [
        expect.stringMatching(
          /example\.is\/last-build\.json \(status 503\)[^]*GATSBY_ALLOW_PAGE_LOSS/,
        ),
      ],
    ]);
    process.env['GATSBY_ALLOW_PAGE_LOSS'] = 'true';
    const { panicOnBuild, warn } = await begin(['/']);
    expect(panicOnBuild).not.toHaveBeenCalled();
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('status 503'));
  });

  it.each([
    ['has no such file', () => Promise.resolve(new Response('', { status: 404 }))],
    ['answers with a page to everything', () => Promise.resolve(new Response('<!doctype html>'))],
    ['answers with JSON of its own', () => Promise.resolve(Response.json({ pages: 3 }))],
    [
      'does not exist yet',
      () =>
        Promise.reject(
          Object.assign(new TypeError('fetch failed'), { cause: { code: 'ENOTFOUND' } }),
        ),
    ],
  ])('do not stop a build whose site %s', async (_, answer) => {
    siteUrl = 'https://example.is';
    jest.spyOn(globalThis, 'fetch').mockImplementation(answer);
    const { panicOnBuild, info } = await build(['/']);
    expect(panicOnBuild).not.toHaveBeenCalled();
    expect(info).toHaveBeenCalledWith(expect.stringContaining('no earlier build'));
  });

  it('are not requested if the last build is in the folder, or from localhost', async () => {
    const fetched = published({});
    await build(['/']);
    siteUrl = 'https://example.is';
    await build(['/']);
    expect(fetched).not.toHaveBeenCalled();
  });
});

describe('a build that did not end well', () => {
  it('is removed by the next one, which says so', async () => {
    await build(many(3));
    await begin(many(3));
    writeFileSync('public/half.html', '');
    const { info } = await build(many(3));
    expect(info).toHaveBeenCalledWith(expect.stringContaining('failed or was interrupted'));
    expect(() => readFileSync('public/half.html')).toThrow();
  });

  it('leaves what is published as it is', async () => {
    mkdirSync('public');
    writeFileSync('public/index.html', 'whole');
    await build(many(3));
    await begin(many(3));
    writeFileSync('public/index.html', 'half');
    await begin(many(3));
    expect(readFileSync('.builds/current/site/index.html', 'utf8')).toBe('whole');
  });

  it('is not found after a successful build, and not removed by gatsby develop', async () => {
    await build(many(3));
    writeFileSync('public/whole.html', '');
    const { info } = await begin(many(3));
    expect(info).not.toHaveBeenCalled();
    process.env['gatsby_executing_command'] = 'develop';
    await begin(many(3));
    expect(readFileSync('public/whole.html', 'utf8')).toBe('');
  });
});
