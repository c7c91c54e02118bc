import type { StubServer } from '../../test/startStubServer';
import { startStubServer } from '../../test/startStubServer';
import { fetchManifest } from './previewRequests';

let server: StubServer;
beforeEach(async () => {
  server = await startStubServer(() => ({ body: { api: 'http://localhost:3100/api/v2' } }));
});
afterEach(() => server.close());

test.each([[''], ['/'], ['/site/']])(
  'fetches the manifest below the path prefix %s',
  async (root) => {
    expect(await fetchManifest(server.url + root)).toEqual({ api: 'http://localhost:3100/api/v2' });
    expect(server.requests[0]?.pathname).toBe(`${root.replace(/\/$/, '')}/prismic-preview.json`);
  },
);

test.each([
  [{ status: 404, body: '<html>' }],
  [{ body: '<html>Not found</html>' }],
  [{ body: {} }],
  [{ status: 500, body: { api: 'x' } }],
])('a missing or invalid manifest is an error: %j', async (response) => {
  server.respond = () => response;
  await expect(fetchManifest(`${server.url}/`)).rejects.toMatchObject({
    kind: 'service',
    message: expect.stringMatching(
      /prismic-preview\.json is not a preview manifest \(status \d+\): deploy this file/,
    ),
  });
});
