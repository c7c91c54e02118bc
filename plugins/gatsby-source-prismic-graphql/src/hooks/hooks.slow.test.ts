import { fakeArticles } from '../../test/fakeDocuments';
import { fakeGatsby } from '../../test/fakeGatsby';
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

test('with an unchanged ref the only request is for the ref, even if Gatsby runs queries again', async () => {
  const gatsby = fakeGatsby();
  await run(gatsby);
  await gatsby.query(title, { uid: 'grein-1' });
  repository.requests.length = 0;
  await run(gatsby);
  await gatsby.query(title, { uid: 'grein-1' });
  expect(repository.requests.map(({ path }) => path)).toEqual(['/api/v2']);
  expect(gatsby.pages).toHaveLength(2 * 47);
});

test('a repository that cannot be read at a refresh shows an error, and the pages stay', async () => {
  const gatsby = fakeGatsby('develop');
  await run(gatsby);
  gatsby.pages.length = 0;
  repository.fault = () => ({ status: 503, body: '' });
  await run(gatsby);

  expect(gatsby.errors).toEqual([expect.stringMatching(/\[503\].*\nThe schema stays as it is\./)]);
  expect(gatsby.pages).toHaveLength(47);
});

describe('documents that cannot have a page', () => {
  const required = { field: 'title', isFilled: (value: unknown) => value === 'Grein 2' };
  beforeEach(() => {
    options.pages = options.pages?.map((page) => ({ ...page, required }));
    options.langs = ['is'];
    repository.documents = fakeArticles(4);
    change(1, { fields: { related: { _type: 'Article', title: 'x', _meta: { id: 'is-1' } } } });
    change(2, { title: 'Grein 2', uid: 'a%2Fb' });
    change(3, { title: 'Grein 2', uid: 'Grein-2' });
  });
  const message =
    /Document is-1 \(type article, uid grein-1, language is\) gets no page: its field title .*\nFill in .*\n\nDocument is-3 .* its uid is not valid .*\nGive .*\n\nDocument is-4 .* is the path \/ha-frettir\/grein-2 .*\nGive/;

  test('are warnings that name them, and links to them have no url', async () => {
    const gatsby = fakeGatsby();
    await run(gatsby);
    expect(gatsby.warnings).toEqual([expect.stringMatching(message)]);
    expect(gatsby.pages).toMatchObject([
      { path: '/ha-frettir/grein-2', context: { previous: null, next: null } },
    ]);
    const { data } = await gatsby.query(
      '{ prismic { article(uid: "grein-2", lang: "is") { related { ... on PRISMIC_Article { _meta { url } } } } } }',
    );
    expect(data?.prismic).toEqual({ article: { related: { _meta: { url: null } } } });
  });

  test('stop a strict build with the same message; develop continues without them', async () => {
    options.strict = true;
    const gatsby = fakeGatsby('build');
    await expect(run(gatsby)).rejects.toThrow(message);
    expect(gatsby.warnings).toEqual([]);

    const development = fakeGatsby('develop');
    await run(development);
    expect(development.errors).toEqual([expect.stringMatching(message)]);
    expect(development.pages).toHaveLength(1);
  });
});

test('an error that all documents have is shown only for the first ones', async () => {
  options.pages = [...(options.pages ?? []), ...(options.pages ?? [])];
  await expect(run(fakeGatsby())).rejects.toThrow(/… and 42 more\.$/);
});

test('prismicRef builds a release, by its label', async () => {
  options.prismicRef = 'A release';
  const gatsby = fakeGatsby();
  await run(gatsby);
  const requestedRefs = repository.requests
    .filter(({ path }) => path === '/graphql')
    .map(({ headers }) => headers['prismic-ref']);
  expect(new Set(requestedRefs)).toEqual(new Set(['Y2~ref-1']));
  expect(gatsby.pages).toHaveLength(47);
});

test('sends at most maxConcurrency concurrent requests', async () => {
  options.maxConcurrency = 2;
  const gatsby = fakeGatsby();
  await run(gatsby);
  let release = () => {};
  repository.hold = new Promise((resolve) => (release = resolve));
  const queries = Array.from({ length: 12 }, (_, index) =>
    gatsby.query(title, { uid: `grein-${index + 1}` }),
  );
  while (repository.maxConcurrent < 2) await new Promise((resolve) => setImmediate(resolve));
  release();
  await Promise.all(queries);
  expect(repository.maxConcurrent).toBe(2);
});

describe('URLs', () => {
  const toArticle = (uid: string) => ({ _type: 'Article', _meta: { id: `id-${uid}`, uid } });
  const linkTo = (id: string) => [
    { type: 'paragraph', spans: [{ type: 'hyperlink', data: { link_type: 'Document', id } }] },
  ];
  const withUrls = (uid: string) => `{
    prismic {
      article(uid: "${uid}", lang: "is") {
        body: text
        related { ... on PRISMIC_Article { ...Named } }
        _meta { url alternateLanguages { url } }
      }
    }
  }
  fragment Named on PRISMIC_Article { _meta { id: uid url } }`;

  /** Articles 2 and 3 have a parent article in their paths. The other articles do not. */
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

  test('are in query results, in links inside Json and as url of _meta, whatever the aliases', async () => {
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
        body: [{ type: 'paragraph', spans: [{ type: 'hyperlink', data: link }] }],
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

  test('are available in query workers, which send no request at their start and query the main process’s ref', async () => {
    const gatsby = fakeGatsby();
    await run(gatsby);
    repository.requests.length = 0;
    process.env.GATSBY_WORKER_ID = '1';
    await createSchemaCustomization(gatsby.args, options);
    expect(repository.requests).toEqual([]);
    Object.assign(repository, { ref: 'ref-2', releaseRef: 'ref-1' });
    expect((await gatsby.query(withUrls('grein-1'))).data?.prismic).toMatchObject({
      article: { _meta: { url: '/ha-frettir/grein-1/' } },
    });
    expect(repository.requests.map(({ headers }) => headers['prismic-ref'])).toEqual(['ref-1']);
  });

  test('that change without a new ref make Gatsby run the queries again, with cached responses', async () => {
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
      article: { body: [{ spans: [{ data: { url: '/frettir/grein-1/' } }] }] },
    });
    expect(repository.requests.map(({ path }) => path)).toEqual(['/api/v2']);
  });

  test('stay the same when the lists cannot be read at a refresh', async () => {
    const gatsby = fakeGatsby('develop');
    await run(gatsby);
    repository.ref = 'ref-2';
    change(3, { title: 'Ný' });
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
});
