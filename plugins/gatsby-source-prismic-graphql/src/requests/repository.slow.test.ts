import type { FakeRepository } from '../../test/startFakeRepository';
import { startFakeRepository } from '../../test/startFakeRepository';
import { queryGraphQL, toRepositoryConnection } from './repository';
import { fetchMetadata } from './snapshot';

jest.mock('./wait', () => ({ wait: jest.fn(() => Promise.resolve()) }));

let repository: FakeRepository;
beforeEach(async () => {
  repository = await startFakeRepository();
});

const refs = { ref: 'ref-1', integrationFieldsRef: null };
const query = '{ allArticles { totalCount } }';

function sendQuery(options: { accessToken?: string; timeoutInMs?: number } = {}, more = {}) {
  return queryGraphQL(toRepositoryConnection({ ...repository, ...options }), {
    ...refs,
    query,
    ...more,
  });
}

test('sends the content ref, the integration fields ref and the access token as headers', async () => {
  const data = await sendQuery({ accessToken: 'secret' }, { integrationFieldsRef: 'fields-1' });

  expect(data).toEqual({ allArticles: { totalCount: 0 } });
  const [request] = repository.requests;
  expect(request?.headers).toMatchObject({
    'prismic-ref': 'ref-1',
    'prismic-integration-field-ref': 'fields-1',
    authorization: 'Token secret',
  });
});

test.each([
  [401, '{}', /^Unexpected status code \[401\] on URL .*\n.*private: set accessToken/],
  [403, '{"error":"No"}', /^Unexpected status code \[403\] on URL .*\n.*No\n.*set accessToken/],
  [
    414,
    '<html>',
    /^Unexpected status code \[414\] on URL .*\n.*query is \d+ characters long.*\. Select fewer/,
  ],
  [404, '<html>', /\[404\] on URL .*\n.* is not a valid Prismic GraphQL endpoint\.\nCheck/],
  [
    200,
    '{"greeting":"Hello"}',
    /is not a valid Prismic GraphQL endpoint: .* neither data nor errors/,
  ],
  [
    200,
    '{"data":null,"errors":[{"message":"Max query depth 9 is reached."}]}',
    /graphql responded with errors: Max query depth 9/,
  ],
  [400, '{"errors":[{"message":"Syntax error"}]}', /graphql responded with errors: Syntax error$/],
  [500, '{"errors":[{"message":"No luck"}]}', /\[500\].*\nThe service says: No luck$/],
])('the error for status %i with %s', async (status, body, message) => {
  repository.fault = () => ({ status, body });
  await expect(sendQuery()).rejects.toThrow(message);
});

test('the error for a stopped service names the URL, the cause and the remedy', async () => {
  await repository.close();
  await expect(sendQuery()).rejects.toThrow(
    /graphql cannot be reached \(ECONNREFUSED\).\nIs the service running\? Is the URL right\?/,
  );
});

test('no message contains the token, even if the service repeats it', async () => {
  const errorBody = '{"errors":[{"message":"Bad token secret"}]}';
  for (const [status, body] of [
    [403, '{"error":"Bad token secret"}'],
    [400, errorBody],
    [200, errorBody],
  ] as const) {
    repository.fault = () => ({ status, body });
    await expect(sendQuery({ accessToken: 'secret' })).rejects.toThrow(
      /Bad token \[access token\]/,
    );
  }
});

test.each([
  [200, '<html>'],
  [200, '{"hello":"world"}'],
  [200, '{"refs":[]}'],
])('status %i with %s is not a Prismic repository', async (status, body) => {
  repository.fault = () => ({ status, body });
  await expect(fetchMetadata(toRepositoryConnection(repository))).rejects.toThrow(
    /\/api\/v2 is not a Prismic repository's API, so http:\/\/localhost:\d+\/graphql is not a valid Prismic GraphQL endpoint/,
  );
});

test.each([
  [
    { repositoryName: 'acme', accessToken: '' },
    'https://acme.cdn.prismic.io/api/v2',
    'https://acme.cdn.prismic.io/graphql',
  ],
  [
    { endpoint: 'http://localhost:3100/api/v2/' },
    'http://localhost:3100/api/v2',
    'http://localhost:3100/graphql',
  ],
  [
    { endpoint: 'https://a.is/cms/api/v2', repositoryName: 'acme' },
    'https://a.is/cms/api/v2',
    'https://a.is/cms/graphql',
  ],
])('the addresses of %j', (options, api, graphql) => {
  expect(toRepositoryConnection(options)).toEqual({ api, graphql });
});
