import type { StubServer } from '../../../test/startStubServer';
import { startStubServer } from '../../../test/startStubServer';
import { openSession, requestJson } from './requestJson';

let stub: StubServer;
beforeEach(async () => {
  stub = await startStubServer(() => ({ body: {} }));
});

test('sends one request, and no error contains the access token', async () => {
  const accessToken = 'MC5s/ö+c =€';
  stub.respond = () => ({ status: 503, body: { error: `No such token: ${accessToken}` } });
  const url = new URL(`${stub.url}/api/v2?${new URLSearchParams({ access_token: accessToken })}`);
  await expect(requestJson(url, { accessToken })).rejects.toMatchObject({
    status: 503,
    message: `Unexpected status code [503] on URL ${stub.url}/api/v2\nThe service says: No such token: [access token]`,
    stack: expect.not.stringContaining('MC5s'),
  });
  expect(stub.requests).toHaveLength(1);
});

test.each([
  [undefined, 5000],
  ['public', 5000],
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

describe('a session', () => {
  const open = (body: object | string, status = 200) => {
    stub.respond = () => ({ body, status });
    return openSession(`${stub.url}/previews/X1:Y2?websitePreviewId=Z3`);
  };

  test('has a main document and, of other services, an event stream and an end time', async () => {
    const prismic = { label: 'Draft', ref: 'x', mainDocument: 'X1', type: 'DRAFT' };
    expect(await open(prismic)).toEqual({ mainDocument: 'X1' });
    expect(stub.requests[0]?.href).toMatch(/\/previews\/X1:Y2\?websitePreviewId=Z3$/);
    const events = `${stub.url}/previews/X1/events`;
    expect(await open({ ...prismic, events, expiresAt: '2026-11-21T14:00:00.000Z' })).toEqual({
      ...{ mainDocument: 'X1', events },
      expiresAt: Date.UTC(2026, 10, 21, 14),
    });
  });

  test.each([
    [{ mainDocument: '', events: 7, expiresAt: 'soon' }],
    [{ mainDocument: { id: 'X1' }, expiresAt: 1_800_000_000 }],
    [{ events: 'https://example.is/events' }],
    [{ events: 'javascript:alert(1)' }],
    [[]],
    ['null'],
  ])('ignores invalid values: %j', async (body) => {
    expect(await open(body)).toEqual({});
  });

  test('with a name has no address to request', async () => {
    expect(await openSession('m-1:p-session')).toEqual({});
    expect(stub.requests).toEqual([]);
  });

  test('that has ended is an error with its status', async () => {
    await expect(open({ message: 'Preview not found' }, 404)).rejects.toMatchObject({
      status: 404,
    });
  });
});
