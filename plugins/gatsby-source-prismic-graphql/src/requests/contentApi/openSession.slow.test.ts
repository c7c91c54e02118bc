import type { StubServer } from '../../../test/startStubServer';
import { startStubServer } from '../../../test/startStubServer';
import { openSession } from './requestJson';

let server: StubServer;
beforeEach(async () => {
  server = await startStubServer(() => ({ body: {} }));
});
afterEach(() => server.close());
const open = (body: object | string, status = 200) => {
  server.respond = () => ({ body, status });
  return openSession(`${server.url}/previews/X1:Y2?websitePreviewId=Z3`);
};

test('reads the main document, and the event stream and the end time of other services', async () => {
  const prismic = { label: 'Draft', ref: 'x', mainDocument: 'X1', type: 'DRAFT' };
  expect(await open(prismic)).toEqual({ mainDocument: 'X1' });
  expect(server.requests[0]?.href).toMatch(/\/previews\/X1:Y2\?websitePreviewId=Z3$/);
  const events = `${server.url}/previews/X1/events`;
  const expiresAt = '2026-11-21T14:00:00.000Z';
  expect(await open({ ...prismic, events, expiresAt })).toEqual({
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

test('a name has no address to request', async () => {
  expect(await openSession('m-1:p-session')).toEqual({});
  expect(server.requests).toEqual([]);
});

test('a preview that has ended is an error with its status', async () => {
  const body = { type: 'api_notfound_error', message: 'Preview not found' };
  await expect(open(body, 404)).rejects.toMatchObject({
    status: 404,
    message: expect.stringMatching(/\[404\] on URL .*\n.*Preview not found/),
  });
});
