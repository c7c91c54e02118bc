import { fakeArticles } from '../../test/fakeDocuments';
import { fakeGatsby } from '../../test/fakeGatsby';
import { fakeOptions } from '../../test/fakeOptions';
import { runHooks } from '../../test/runHooks';
import type { FakeRepository } from '../../test/startFakeRepository';
import { startFakeRepository } from '../../test/startFakeRepository';

// All pages of a test can send their query in this time, even on a busy machine.
const MOCK_WAIT_MS = 300;
jest.mock('../requests/wait', () => ({
  wait: () => new Promise((resolve) => setTimeout(resolve, MOCK_WAIT_MS)),
}));

let repository: FakeRepository;
let gatsby: ReturnType<typeof fakeGatsby>;
beforeEach(async () => {
  repository = await startFakeRepository();
  repository.documents = fakeArticles(40);
  gatsby = fakeGatsby();
  await runHooks(gatsby, fakeOptions(repository));
  repository.requests.length = 0;
});

const toArticle = (fields = '') =>
  `query ($uid: String!) { prismic { article(uid: $uid, lang: "is") { title ...More } } }
   fragment More on PRISMIC_Article { _meta { uid } ${fields} }`;
const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

/** Queries articles for several pages at once. Returns each page's data. */
async function queryArticles(count: number, query = toArticle()) {
  const answers = await Promise.all(
    numbers(count).map((number) => gatsby.query(query, { uid: `grein-${number}` })),
  );
  return answers.map(({ data, errors }) => errors?.[0]?.message ?? data?.prismic);
}

const toAnswers = (count: number) =>
  numbers(count).map((number) => ({
    article: { title: `Grein ${number}`, _meta: { uid: `grein-${number}` } },
  }));

test('queries of pages that differ in variables go in one request, ten at most', async () => {
  expect(await queryArticles(20)).toEqual(toAnswers(20));
  expect(repository.requests).toHaveLength(2);
});

test('fields in fragments of the query type are joined too, with their directives', async () => {
  const query = `query ($uid: String!, $lang: String!, $hasPair: Boolean = true) {
      prismic { ...Pair @include(if: $hasPair) article(uid: $uid, lang: $lang) { _meta { uid } } }
    }
    fragment Pair on PRISMIC_Query {
      article(uid: $uid, lang: $lang) { title }
      neighbours: allArticles(lang: $lang, first: 1) { totalCount }
    }`;
  const answers = await Promise.all(
    numbers(3).map((number) => gatsby.query(query, { uid: `grein-${number}`, lang: 'is' })),
  );
  expect(answers.map(({ data }) => data?.prismic)).toEqual(
    toAnswers(3).map((answer) => ({ ...answer, neighbours: { totalCount: 40 } })),
  );
  expect(repository.requests).toHaveLength(1);
});

test('a page does not depend on a list that it leaves out', async () => {
  const query = `query ($uid: String!, $hasList: Boolean!) {
    prismic {
      article(uid: $uid, lang: "is") { title }
      allArticles(lang: "is") @include(if: $hasList) { totalCount }
    }
  }`;
  const [without, withList] = await Promise.all(
    [false, true].map((hasList, index) =>
      gatsby.query(query, { uid: `grein-${index + 1}`, hasList }),
    ),
  );
  expect(repository.requests).toHaveLength(1);
  expect(without?.data?.prismic).toEqual({ article: { title: 'Grein 1' } });
  expect(withList?.data?.prismic).toHaveProperty('allArticles.totalCount', 40);
  expect(without?.dependsOn).toHaveLength(1);
  expect(withList?.dependsOn).toHaveLength(2);
});

test('a query that the service refuses ten times at once is joined in fives from then on', async () => {
  repository.fault = (_path, query) =>
    query.includes('q5_')
      ? { status: 400, body: '{"errors":[{"message":"Too large"}]}' }
      : undefined;
  const query = toArticle('_linkType');
  await queryArticles(10, query);
  expect(repository.requests).toHaveLength(11);
  await queryArticles(30, query);
  expect(repository.requests).toHaveLength(15);
});

test('a query that fails for one page does not fail for other pages', async () => {
  const [, second] = repository.documents;
  Object.assign(second ?? {}, { fields: { related: { _type: 'Unknown' } } });
  const answers = await queryArticles(3, toArticle('related { _linkType }'));
  expect(answers).toEqual([
    expect.objectContaining({ article: expect.objectContaining({ title: 'Grein 1' }) }),
    expect.stringContaining('Unknown'),
    expect.objectContaining({ article: expect.objectContaining({ title: 'Grein 3' }) }),
  ]);
});

test('a service that is down is not asked for each page', async () => {
  repository.fault = () => ({ status: 503, body: '' });
  const answers = await queryArticles(5, toArticle('related { _linkType }'));
  expect(answers).toEqual(numbers(5).map(() => expect.stringContaining('[503]')));
  expect(new Set(repository.requests.map(({ query }) => query)).size).toBe(1);
});

test('no URL becomes longer than the API accepts', async () => {
  const aliases = numbers(100).map((number) => `alias_with_a_long_name_${number}: title`);
  const answers = await queryArticles(4, toArticle(aliases.join(' ')));
  expect(answers).toHaveLength(4);
  for (const { query } of repository.requests) {
    expect(encodeURIComponent(query).length).toBeLessThan(8_000);
  }
});

test('lists go together up to 300 documents', async () => {
  const ask = async (first: number, args = '') => {
    const query = `query ($after: String) {
      prismic {
        allArticles(lang: "is", first: ${first}, after: $after ${args}) { totalCount }
        article(uid: "grein-1", lang: "is") { title }
      }
    }`;
    repository.requests.length = 0;
    await Promise.all(numbers(4).map((index) => gatsby.query(query, { after: `cursor-${index}` })));
    return repository.requests.length;
  };
  expect([await ask(100), await ask(20), await ask(300)]).toEqual([2, 1, 4]);
  // A list by ids has at most as many documents as ids.
  expect(await ask(300, 'id_in: ["a", "b"]')).toBe(1);
});

test('a query with variables below its first fields is sent by itself', async () => {
  const query = `query ($uid: String!, $short: Boolean!) {
    prismic { article(uid: $uid, lang: "is") { title @skip(if: $short) _linkType } }
  }`;
  await Promise.all(
    numbers(3).map((number) => gatsby.query(query, { uid: `grein-${number}`, short: false })),
  );
  expect(repository.requests).toHaveLength(3);
});
