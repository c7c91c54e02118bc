import type { StubResponse, StubServer } from '../../test/startStubServer';
import { startStubServer } from '../../test/startStubServer';
import { getJson } from './repository';
import { wait } from './wait';

jest.mock('./wait', () => ({ wait: jest.fn(() => Promise.resolve()) }));

const accessToken = 'MC5secret';
let server: StubServer;
beforeEach(async () => {
  jest.mocked(wait).mockClear();
  server = await startStubServer(() => ({ body: {} }));
});

async function failureWith(response: StubResponse, limits = {}): Promise<string> {
  server.respond = () => response;
  const url = new URL(`${server.url}/api/v2?access_token=${accessToken}`);
  const headers = { Authorization: `Token ${accessToken}` };
  const notJson = "is not a Prismic repository's API";
  const error: unknown = await getJson(url, { accessToken, ...limits }, { headers, notJson }).then(
    (body) => {
      throw new Error(`There was a response: ${JSON.stringify(body)}`);
    },
    (failure: unknown) => failure,
  );
  const { name, message } = error as Error;
  expect(name).toBe('PrismicError');
  expect(message).toContain(`${server.url}/api/v2`);
  expect(message).not.toContain(accessToken);
  return message;
}

test.each(['stall', 'drip'] as const)(
  'a body that never ends (%s) ends with the time limit, after a retry',
  async (response) => {
    expect(await failureWith(response, { timeoutInMs: 300 })).toMatch(
      /\/api\/v2 response timeout\n.*Raise timeoutInMs/,
    );
  },
);

test('a response that is not HTTP', async () => {
  expect(await failureWith('noise')).toMatch(/cannot be reached \(HPE_\w+\)/);
});

test.each([
  ['cut JSON', 200, '{"refs": [{"id": "mas', 'other text', 6],
  ['HTML', 200, '<!doctype html><title>Sign in</title>', 'HTML', 1],
  ['an empty body', 200, '', 'other text', 6],
  ['no content', 204, '', 'other text', 1],
])('%s with status %i', async (_, status, body, kind, attempts) => {
  expect(await failureWith({ status, body })).toMatch(
    `is not a Prismic repository's API: it responded with ${kind}, not JSON.\nCheck repositoryName`,
  );
  expect(server.requests).toHaveLength(attempts);
});

test.each([
  ['a number of seconds', () => '86400'],
  ['a date', () => new Date(Date.now() + 86_400_000).toUTCString()],
  ['more seconds than a number holds', () => '9'.repeat(400)],
])('a Retry-After of a day, as %s, ends the build at once', async (_, toValue) => {
  const headers = { 'retry-after': toValue() };
  expect(await failureWith({ status: 429, body: '', headers })).toMatch(
    /^Unexpected status code \[429\].*\nIt asks to wait (86400|Infinity) s before the next request\.\n.*lower maxConcurrency/,
  );
  expect(wait).not.toHaveBeenCalled();
});

test('redirects are not followed, because the access token must not reach another host', async () => {
  const other = await startStubServer(() => ({ body: { refs: [] } }));
  const headers = { location: `${other.url}/api/v2` };
  expect(await failureWith({ status: 302, body: '', headers })).toMatch(
    /cannot be reached \(unexpected redirect\)\.\n.*\nCheck repositoryName or endpoint/,
  );
  expect(other.requests).toEqual([]);
});

test.each([
  [410, 'This ref can no longer be used, it has expired. Master ref is: ZbCdE'],
  [404, 'Ref not found. Ensure you have the correct ref and try again.'],
])('status %i for a ref says what to do', async (status, message) => {
  expect(await failureWith({ status, body: { message } })).toMatch(
    /The service says: .*ref.*\nThe ref names a state of the content that the repository no longer has.* Start Gatsby again.* prismicRef/,
  );
});
