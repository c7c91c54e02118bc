import type { FakeRepository } from '../../test/startFakeRepository';
import { startFakeRepository } from '../../test/startFakeRepository';
import { askGraphQL } from './askGraphQL';
import { toConnection } from './connection';

jest.mock('./wait', () => ({ wait: jest.fn(() => Promise.resolve()) }));

let repository: FakeRepository;
beforeEach(async () => {
  repository = await startFakeRepository();
});
afterEach(() => repository.close());

const refs = { ref: 'ref-1', integrationFieldsRef: null };
const query = '{ allArticles { totalCount } }';

function ask(options: { accessToken?: string; timeoutInMs?: number } = {}, more = {}) {
  return askGraphQL(toConnection({ ...repository, ...options }), { ...refs, query, ...more });
}

test('content ref, integration fields ref and token go as headers', async () => {
  const data = await ask({ accessToken: 'secret' }, { integrationFieldsRef: 'fields-1' });

  expect(data).toEqual({ allArticles: { totalCount: 0 } });
  const [request] = repository.requests;
  expect(request?.headers).toMatchObject({
    'prismic-ref': 'ref-1',
    'prismic-integration-field-ref': 'fields-1',
    authorization: 'Token secret',
  });
});

test('without a token nothing is said of it, and without variables nothing of them', async () => {
  await ask();
  expect(repository.requests[0]?.headers).not.toHaveProperty('authorization');
  expect(repository.requests[0]?.variables).toEqual({});
});

test('white space goes, but not from string literals', async () => {
  await ask(
    {},
    {
      query: `{
        # a comment
        article(uid: "a  #b ,c", lang: "is") {
          title
        }
      }`,
    },
  );
  expect(repository.requests[0]?.query).toBe('{article(uid:"a  #b ,c" lang:"is"){title}}');
});

test.each([
  [503, '<html>', /^Unexpected status code \[503\] on URL http:\/\/localhost:\d+\/graphql$/],
  [500, '{"message":"Oops"}', /^Unexpected status code \[500\] on URL .*\nThe service says: Oops$/],
  [401, '{}', /^Unexpected status code \[401\] on URL .*\n.*private: set accessToken/],
  [403, '{"error":"No"}', /^Unexpected status code \[403\] on URL .*\n.*No\n.*set accessToken/],
  [
    404,
    '<html>',
    /^Unexpected status code \[404\] on URL .*\n.* is not a valid Prismic GraphQL endpoint. Check/,
  ],
  [
    414,
    '<html>',
    /^Unexpected status code \[414\] on URL .*\n.*query is \d+ characters long.*\. Ask for fewer/,
  ],
  [431, '', /^Unexpected status code \[431\] on URL .*\n.*characters long/],
  [
    200,
    '<html>',
    /graphql is not a valid Prismic GraphQL endpoint: it answered with HTML, not JSON.\nCheck/,
  ],
  [
    200,
    'Hello',
    /graphql is not a valid Prismic GraphQL endpoint: it answered with text, not JSON/,
  ],
  [
    200,
    '{"greeting":"Hello"}',
    /is not a valid Prismic GraphQL endpoint: .* neither data nor errors/,
  ],
  [
    200,
    '{"data":null,"errors":[{"message":"Max query depth 9 is reached."}]}',
    /graphql answers: Max query depth 9/,
  ],
  [400, '{"errors":[{"message":"Syntax error"}]}', /graphql answers: Syntax error$/],
])('status %i with %s', async (status, body, message) => {
  repository.fault = () => ({ status, body });
  await expect(ask()).rejects.toThrow(message);
});

test('an answer that does not come is a timeout', async () => {
  repository.fault = () => 'hang';
  await expect(ask({ timeoutInMs: 50 })).rejects.toThrow(
    /^http:\/\/localhost:\d+\/graphql response timeout\nThere was no complete answer within 0.05 s/,
  );
});

test('an answer that breaks off names the address', async () => {
  repository.fault = () => 'reset';
  await expect(ask()).rejects.toThrow(/graphql cannot be reached \(\w+\)/);
});

test('a service that is down gets the address, the cause and the remedy', async () => {
  await repository.close();
  await expect(ask()).rejects.toThrow(
    /graphql cannot be reached \(ECONNREFUSED\).\nIs the content service running\? Is the address right\?/,
  );
});

test('the token is in no message, even when the service repeats it', async () => {
  const said = '{"errors":[{"message":"Bad token secret"}]}';
  for (const [status, body] of [
    [403, '{"error":"Bad token secret"}'],
    [400, said],
    [200, said],
  ] as const) {
    repository.fault = () => ({ status, body });
    await expect(ask({ accessToken: 'secret' })).rejects.toThrow(/Bad token \[access token\]/);
  }
});
