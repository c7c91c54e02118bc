import { fakeArticles } from '../test/fakeDocuments';
import { fakeGatsby, removeFolders } from '../test/fakeGatsby';
import type { FakeDocument, FakeRepository } from '../test/startFakeRepository';
import { startFakeRepository } from '../test/startFakeRepository';
import { createPages } from './createPages';
import { createSchemaCustomization } from './createSchemaCustomization';
import type { PrismicPluginOptions } from './PrismicPluginOptions';
import { sourceNodes } from './sourceNodes';

jest.mock('./wait', () => ({ wait: () => Promise.resolve() }));

let repository: FakeRepository;
let options: PrismicPluginOptions;
beforeEach(async () => {
  repository = await startFakeRepository();
  repository.documents = [...fakeArticles(45), ...fakeArticles(2, 'en-us')];
  options = {
    endpoint: repository.endpoint,
    accessToken: 'secret',
    defaultLang: 'is',
    langs: ['is', 'en-us'],
    shortenUrlLangs: true,
    pages: [{ type: 'Article', match: '/:lang?/ha-frettir/:uid', component: '/article.tsx' }],
  };
});
afterEach(() => {
  delete process.env.GATSBY_WORKER_ID;
  removeFolders();
  return repository.close();
});

const change = (index: number, change: Partial<FakeDocument>) =>
  Object.assign(repository.documents[index] ?? {}, change);

type Gatsby = ReturnType<typeof fakeGatsby>;

/** The order in which Gatsby runs the hooks, at start and at every refresh. */
async function run({ args }: Gatsby) {
  await createSchemaCustomization(args, options);
  await sourceNodes(args, options);
  await createPages(args, options);
}

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

test('a page depends on the ref, whose digest changes with it alone', async () => {
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
