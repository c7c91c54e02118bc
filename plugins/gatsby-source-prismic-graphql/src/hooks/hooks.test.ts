import { fakeArticles } from '../../test/fakeDocuments';
import { fakeGatsby, removeFolders } from '../../test/fakeGatsby';
import { fakeOptions } from '../../test/fakeOptions';
import { runHooks } from '../../test/runHooks';
import type { FakeDocument, FakeRepository } from '../../test/startFakeRepository';
import { startFakeRepository } from '../../test/startFakeRepository';
import type { PrismicPluginOptions } from '../PrismicPluginOptions';
import { createSchemaCustomization } from './createSchemaCustomization';

jest.mock('../requests/wait', () => ({ wait: () => Promise.resolve() }));

let repository: FakeRepository;
let options: PrismicPluginOptions;
beforeEach(async () => {
  repository = await startFakeRepository();
  repository.documents = [...fakeArticles(45), ...fakeArticles(2, 'en-us')];
  options = fakeOptions(repository);
});
afterEach(() => {
  delete process.env.GATSBY_WORKER_ID;
  removeFolders();
  return repository.close();
});

const change = (index: number, change: Partial<FakeDocument>) =>
  Object.assign(repository.documents[index] ?? {}, change);

type Gatsby = ReturnType<typeof fakeGatsby>;

const run = (gatsby: Gatsby) => runHooks(gatsby, options);

const digestsOf = ({ nodes }: Gatsby) =>
  [...nodes.values()].map(({ internal }) => internal.contentDigest);
const title = `query ($uid: String!) {
  prismic { article(uid: $uid, lang: "is") { heading: title related { kind: __typename ... on PRISMIC_Article { title } } } }
}`;

test('every document of every language gets its page', async () => {
  const gatsby = fakeGatsby();
  await run(gatsby);
  const paths = gatsby.pages.map(({ path }) => path);
  expect(new Set(paths).size).toBe(47);
  expect(paths).toContain('/ha-frettir/grein-45');
  expect(paths).toContain('/en/ha-frettir/grein-2');
});

test('a page query is answered under its own aliases and type names', async () => {
  const gatsby = fakeGatsby();
  change(0, { fields: { related: { _type: 'Article', title: 'Önnur', _meta: { id: 'is-9' } } } });
  await run(gatsby);
  const { data } = await gatsby.query(title, { uid: 'grein-1' });
  expect(data?.prismic).toEqual({
    article: { heading: 'Grein 1', related: { kind: 'PRISMIC_Article', title: 'Önnur' } },
  });
});

test('a page depends on the ref, whose digest stays the same as long as the ref does', async () => {
  const gatsby = fakeGatsby();
  await run(gatsby);
  const { dependsOn } = await gatsby.query(title, { uid: 'grein-1' });
  expect(dependsOn).toEqual([...gatsby.nodes.keys()]);

  const before = digestsOf(gatsby);
  await run(gatsby);
  expect(digestsOf(gatsby)).toEqual(before);
  repository.ref = 'ref-2';
  await run(gatsby);
  expect(digestsOf(gatsby)).not.toEqual(before);
});

test('an unchanged ref asks only for the ref', async () => {
  const gatsby = fakeGatsby();
  await run(gatsby);
  repository.requests.length = 0;
  await run(gatsby);
  expect(repository.requests.map(({ path }) => path)).toEqual(['/api/v2']);
  expect(gatsby.pages).toHaveLength(2 * 47);
});

test('a new ref brings new content and pages', async () => {
  const gatsby = fakeGatsby('develop');
  await run(gatsby);
  gatsby.pages.length = 0;
  repository.ref = 'ref-2';
  repository.documents = fakeArticles(3);
  change(0, { title: 'Ný' });
  await run(gatsby);

  expect(gatsby.pages).toHaveLength(3);
  expect((await gatsby.query(title, { uid: 'grein-1' })).data?.prismic).toMatchObject({
    article: { heading: 'Ný' },
  });
});

test('a query worker asks for nothing, and at the ref of the main process', async () => {
  const gatsby = fakeGatsby();
  await run(gatsby);
  repository.requests.length = 0;

  process.env.GATSBY_WORKER_ID = '1';
  await createSchemaCustomization(gatsby.args, options);
  expect(repository.requests).toEqual([]);

  repository.ref = 'ref-2';
  await gatsby.query(title, { uid: 'grein-1' });
  expect(repository.requests[0]?.headers['prismic-ref']).toBe('ref-1');
});

test('a repository that cannot be read at the start stops build and develop', async () => {
  repository.fault = () => ({ status: 503, body: '' });
  for (const command of ['build', 'develop'] as const) {
    await expect(run(fakeGatsby(command))).rejects.toThrow(
      /panic: gatsby-source-prismic-graphql: Unexpected status code \[503\] on URL/,
    );
  }
});

test('one that cannot be read at a refresh leaves the pages as they are, with a message', async () => {
  const gatsby = fakeGatsby('develop');
  await run(gatsby);
  gatsby.pages.length = 0;
  repository.fault = () => ({ status: 503, body: '' });
  await run(gatsby);

  expect(gatsby.errors).toEqual([
    expect.stringMatching(/\[503\].*\nThe pages keep the content of ref-1/),
  ]);
  expect(gatsby.pages).toHaveLength(47);
});

test('documents at fault stop the build with one message; develop goes on without them', async () => {
  change(0, { uid: null });
  change(2, { uid: 'grein-2' });
  await expect(run(fakeGatsby('build'))).rejects.toThrow(
    /Document is-1 [^]*Document is-2 .* and Document is-3/,
  );

  const gatsby = fakeGatsby('develop');
  await run(gatsby);
  expect(gatsby.errors).toHaveLength(1);
  expect(gatsby.pages).toHaveLength(45);
});

test('a fault of all documents is not repeated for each', async () => {
  options.linkResolver = () => '/';
  await expect(run(fakeGatsby())).rejects.toThrow(/… and 42 more\.$/);
});

test('an error of the API reaches the page query in its own words', async () => {
  const gatsby = fakeGatsby();
  await run(gatsby);
  repository.fault = () => ({
    status: 200,
    body: '{"errors":[{"message":"Max query depth 9 is reached."}]}',
  });
  const { errors } = await gatsby.query(title, { uid: 'grein-1' });
  expect(errors?.[0]?.message).toMatch(/answers: Max query depth 9 is reached/);
});

test('the access token is in no page, node or message', async () => {
  const gatsby = fakeGatsby('develop');
  change(0, { uid: null });
  await run(gatsby);
  repository.fault = () => ({ status: 403, body: '{"error":"Bad token secret"}' });
  await run(gatsby);
  const { errors } = await gatsby.query(title, { uid: 'grein-1' });

  expect(gatsby.errors).toHaveLength(3);
  const written = [gatsby.pages, [...gatsby.nodes.values()], gatsby.errors, errors];
  expect(JSON.stringify(written)).not.toContain('secret');
});

test('with the cache folder kept, an unchanged ref asks for nothing else, whatever Gatsby has forgotten', async () => {
  const gatsby = fakeGatsby();
  await run(gatsby);
  await gatsby.query(title, { uid: 'grein-1' });
  repository.requests.length = 0;
  await run(gatsby);
  await gatsby.query(title, { uid: 'grein-1' });
  expect(repository.requests.map(({ path }) => path)).toEqual(['/api/v2']);
});

test('prismicRef builds a release, by its label', async () => {
  options.prismicRef = 'A release';
  const gatsby = fakeGatsby();
  await run(gatsby);
  const asked = repository.requests.slice(1).map(({ headers }) => headers['prismic-ref']);
  expect(new Set(asked)).toEqual(new Set(['Y2~ref-1']));
  expect(gatsby.pages).toHaveLength(47);
});

test('a prismicRef that is none stops with what there is', async () => {
  options.prismicRef = 'Easter';
  await expect(run(fakeGatsby())).rejects.toThrow(/'Easter'[^]*label 'A release'$/);
});

test('no more requests at once than maxConcurrency', async () => {
  options.maxConcurrency = 2;
  const gatsby = fakeGatsby();
  await run(gatsby);
  let release = () => {};
  repository.hold = new Promise((resolve) => (release = resolve));
  const queries = Array.from({ length: 12 }, (_, index) =>
    gatsby.query(title, { uid: `grein-${index + 1}` }),
  );
  while (repository.mostAtOnce < 2) await new Promise((resolve) => setImmediate(resolve));
  release();
  await Promise.all(queries);
  expect(repository.mostAtOnce).toBe(2);
});

test('a build survives faults that pass, and has every page', async () => {
  const faults = [
    { status: 429, body: '', headers: { 'retry-after': '1' } },
    { status: 503, body: '<html>' },
    'reset' as const,
    { status: 200, body: '{"data":{"al' },
  ];
  let count = 0;
  repository.fault = () =>
    count++ % 2 === 0 ? faults[((count - 1) / 2) % faults.length] : undefined;
  const gatsby = fakeGatsby();
  await run(gatsby);
  expect(gatsby.pages).toHaveLength(47);
});

test.each([
  [{ status: 429, body: '' }, /Unexpected status code \[429\] on URL .*\n.*lower maxConcurrency/],
  [{ status: 200, body: '<html>' }, /graphql is not a valid Prismic GraphQL endpoint/],
  ['hang' as const, /graphql response timeout/],
  ['reset' as const, /graphql cannot be reached \(\w+\)/],
])('a build stops at a fault that stays: %j', async (fault, message) => {
  options.timeoutInMs = 600;
  repository.fault = (path) => (path === '/graphql' ? fault : undefined);
  await expect(run(fakeGatsby())).rejects.toThrow(message);
});

describe('addresses', () => {
  const toArticle = (uid: string) => ({ _type: 'Article', _meta: { id: `id-${uid}`, uid } });
  const linkTo = (id: string) => [
    { type: 'paragraph', spans: [{ type: 'hyperlink', data: { link_type: 'Document', id } }] },
  ];
  const withUrls = (uid: string) => `{
    prismic {
      article(uid: "${uid}", lang: "is") {
        words: text
        related { ... on PRISMIC_Article { ...Named } }
        _meta { url alternateLanguages { url } }
      }
    }
  }
  fragment Named on PRISMIC_Article { _meta { id: uid url } }`;

  /** Articles 2 and 3 are below the article that they are related to; 1 is not. */
  beforeEach(() => {
    repository.documents = [...fakeArticles(4), ...fakeArticles(1, 'en-us')];
    change(0, { fields: { text: linkTo('is-2') } });
    change(1, { fields: { related: toArticle('félag'), text: linkTo('is-1') } });
    change(2, { fields: { related: toArticle('félag') } });
    options.extraPageFields = 'related { ... on Article { _meta { uid } } } title';
    options.linkResolver = ({ uid, lang }, { related }) => {
      const parent = related as { _meta: { uid: string } } | null;
      const prefix = lang === 'is' ? '' : '/en';
      return parent
        ? `${prefix}/fagfelog/${parent._meta.uid}/${uid}/`
        : `${prefix}/ha-frettir/${uid}/`;
    };
    const page = { type: 'Article', component: '/article.tsx' };
    options.pages = [
      { ...page, match: '/:lang?/ha-frettir/:uid', filter: ({ node }) => !node.related },
      {
        ...page,
        component: '/child.tsx',
        match: '/:lang?/fagfelog/:parent/:uid',
        filter: ({ node }) => Boolean(node.related),
      },
    ];
  });

  test('have a parent in them, and the documents of an entry are each other’s neighbours', async () => {
    const gatsby = fakeGatsby();
    await run(gatsby);
    expect(gatsby.pages.map(({ path, component }) => [path, component])).toEqual([
      ['/ha-frettir/grein-1', '/article.tsx'],
      ['/ha-frettir/grein-4', '/article.tsx'],
      ['/en/ha-frettir/grein-1', '/article.tsx'],
      ['/fagfelog/félag/grein-2/', '/child.tsx'],
      ['/fagfelog/félag/grein-3/', '/child.tsx'],
    ]);
    expect(gatsby.pages[0]?.context).toMatchObject({
      next: { id: 'is-4', url: '/ha-frettir/grein-4/' },
      alternateLanguages: [{ id: 'en-us-1', url: '/en/ha-frettir/grein-1/' }],
    });
    expect(gatsby.pages[3]?.context).toMatchObject({
      previous: null,
      next: { id: 'is-3', url: '/fagfelog/félag/grein-3/' },
    });
  });

  test('are in answers: in links of Json, and as url of _meta, however the query names its fields', async () => {
    const gatsby = fakeGatsby();
    change(1, {
      fields: { related: { _type: 'Article', _meta: { id: 'is-3', uid: 'grein-3' } } },
    });
    await run(gatsby);
    const { data, errors } = await gatsby.query(withUrls('grein-1'));
    expect(errors).toBeUndefined();
    const link = { link_type: 'Document', id: 'is-2', url: '/fagfelog/grein-3/grein-2/' };
    expect(data?.prismic).toEqual({
      article: {
        words: [{ type: 'paragraph', spans: [{ type: 'hyperlink', data: link }] }],
        related: null,
        _meta: {
          url: '/ha-frettir/grein-1/',
          alternateLanguages: [{ url: '/en/ha-frettir/grein-1/' }],
        },
      },
    });
    expect((await gatsby.query(withUrls('grein-2'))).data?.prismic).toMatchObject({
      article: { related: { _meta: { id: 'grein-3', url: '/fagfelog/félag/grein-3/' } } },
    });
  });

  test('are known in query workers, which ask for nothing', async () => {
    const gatsby = fakeGatsby();
    await run(gatsby);
    const answer = await gatsby.query(withUrls('grein-1'));
    repository.requests.length = 0;
    process.env.GATSBY_WORKER_ID = '1';
    await createSchemaCustomization(gatsby.args, options);
    expect(await gatsby.query(withUrls('grein-1'))).toEqual(answer);
    expect(repository.requests).toEqual([]);
  });

  test('that change while the ref stays make the queries run again, from kept answers', async () => {
    const gatsby = fakeGatsby();
    await run(gatsby);
    const before = digestsOf(gatsby);
    await gatsby.query(withUrls('grein-2'));
    repository.requests.length = 0;

    const { linkResolver } = options;
    options.linkResolver = (...args) =>
      linkResolver?.(...args)?.replace('/ha-frettir/', '/frettir/');
    options.pages = options.pages?.map((page) => ({
      ...page,
      match: page.match.replace('/ha-frettir/', '/frettir/'),
    }));
    await run(gatsby);
    expect(digestsOf(gatsby)).not.toEqual(before);
    expect((await gatsby.query(withUrls('grein-2'))).data?.prismic).toMatchObject({
      article: { words: [{ spans: [{ data: { url: '/frettir/grein-1/' } }] }] },
    });
    expect(repository.requests.map(({ path }) => path)).toEqual(['/api/v2']);
  });

  test('of documents whose parent is missing are none: a warning, no page, and links without url', async () => {
    const gatsby = fakeGatsby();
    options.linkResolver = ({ uid }, { related }) => (related ? undefined : `/ha-frettir/${uid}/`);
    options.langs = ['is'];
    await run(gatsby);
    expect(gatsby.warnings).toEqual([
      expect.stringMatching(
        /^gatsby-source-prismic-graphql: Document is-2 .*\nLink it to its parent .*\n\nDocument is-3/,
      ),
    ]);
    expect(gatsby.pages).toHaveLength(2);
    expect((await gatsby.query(withUrls('grein-1'))).data?.prismic).toMatchObject({
      article: { words: linkTo('is-2'), _meta: { url: '/ha-frettir/grein-1/' } },
    });
    expect((await gatsby.query(withUrls('grein-2'))).data?.prismic).toMatchObject({
      article: { _meta: { url: null } },
    });
  });

  test('follow a refresh', async () => {
    const gatsby = fakeGatsby('develop');
    await run(gatsby);
    repository.ref = 'ref-2';
    repository.documents = [...fakeArticles(1)];
    change(0, { uid: 'nýtt', fields: { text: linkTo('is-2') } });
    await run(gatsby);
    expect((await gatsby.query(withUrls('nýtt'))).data?.prismic).toEqual({
      article: {
        words: linkTo('is-2'),
        related: null,
        _meta: { url: '/ha-frettir/nýtt/', alternateLanguages: [] },
      },
    });
  });

  test('stay as they were when the lists cannot be read at a refresh', async () => {
    const gatsby = fakeGatsby('develop');
    await run(gatsby);
    repository.ref = 'ref-2';
    repository.fault = () =>
      repository.requests.at(-1)?.query.includes('allArticles')
        ? { status: 400, body: '{}' }
        : undefined;
    await run(gatsby);
    repository.fault = undefined;
    expect(gatsby.errors).toEqual([expect.stringContaining('[400]')]);
    expect((await gatsby.query(withUrls('grein-1'))).data?.prismic).toMatchObject({
      article: { _meta: { url: '/ha-frettir/grein-1/' } },
    });
  });

  test('one list that two entries select from is read once', async () => {
    await run(fakeGatsby());
    const lists = repository.requests.filter(({ query }) => query.includes('allArticles'));
    expect(lists).toHaveLength(2);
  });
});
