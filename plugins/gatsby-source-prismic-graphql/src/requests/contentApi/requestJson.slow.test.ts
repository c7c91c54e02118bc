import type { StubResponse, StubServer } from '../../../test/startStubServer';
import { startStubServer } from '../../../test/startStubServer';
import { PrismicError } from '../../PrismicError';
import { requestJson } from './requestJson';

let stub: StubServer;
beforeEach(async () => {
  stub = await startStubServer(() => ({ body: { hello: 'world' } }));
});
afterEach(() => stub.close());

const LONG_TIMEOUT_MS = 10_000;

const accessToken = 'MC5s/ö+c =€';

async function failWith(response: StubResponse, timeoutInMs = LONG_TIMEOUT_MS) {
  stub.respond = () => response;
  const url = new URL(`${stub.url}/api/v2?${new URLSearchParams({ access_token: accessToken })}`);
  const error: unknown = await requestJson(url, { timeoutInMs, accessToken }).catch(
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(PrismicError);
  expect((error as Error).stack).not.toContain('MC5s');
  return error as PrismicError & { status?: number };
}

test('sends one request, and the error contains the URL and the service’s message', async () => {
  const { status, message } = await failWith({
    status: 503,
    body: { error: `No such token: ${accessToken}` },
  });
  expect(status).toBe(503);
  expect(message).toBe(
    `Unexpected status code [503] on URL ${stub.url}/api/v2\nThe service says: No such token: [access token]`,
  );
  expect(stub.requests).toHaveLength(1);
});

test.each<[StubResponse, string]>([
  ['hang', 'response timeout'],
  ['stall', 'response timeout'],
  ['reset', 'cannot be reached (UND_ERR_SOCKET)'],
  [{ body: '<html>' }, "is not a Prismic repository's API"],
])('the response %s is an error', async (response, message) => {
  const error = await failWith(response, 300);
  expect(error.message).toContain(`${stub.url}/api/v2 ${message}`);
  expect(error.status).toBeUndefined();
});

test.each([
  [undefined, 5000],
  ['public', 5000],
  ['max-age=60', 60_000],
  ['public, Max-Age=31536000, immutable', 31_536_000_000],
  ['s-maxage=60', 5000],
  ['max-age=0', 0],
  ['no-store', 0],
  ['private, no-cache, max-age=60', 0],
])('a response with cache-control %s is cached for %i ms', async (cacheControl, lifetimeInMs) => {
  stub.respond = () => ({
    body: '{}',
    ...(cacheControl === undefined ? {} : { headers: { 'cache-control': cacheControl } }),
  });
  expect(await requestJson(new URL(stub.url))).toMatchObject({ body: {}, lifetimeInMs });
});
