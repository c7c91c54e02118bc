import relay from './prismicRelay.mjs';

const settings = {
  PRISMIC_SECRET: 'shared',
  GITHUB_TOKEN: 'token',
  GITHUB_REPOSITORY: 'acme/site',
};
const webhook = (body: unknown, method = 'POST') =>
  new Request('https://relay.example', {
    method,
    ...(method === 'POST' ? { body: JSON.stringify(body) } : {}),
  });

let github: jest.SpyInstance;
beforeEach(() => {
  github = jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(null, { status: 204 }));
});
afterEach(() => github.mockRestore());

it('starts the workflow, and gives Prismic the status that it expects', async () => {
  const body = { type: 'api-update', secret: 'shared', masterRef: 'x', domain: 'acme' };
  expect((await relay.fetch(webhook(body), settings)).status).toBe(200);
  const [address, { method, headers, body: sent }] = github.mock.calls[0];
  expect(address).toBe('https://api.github.com/repos/acme/site/dispatches');
  expect(method).toBe('POST');
  expect(headers).toMatchObject({
    Authorization: 'Bearer token',
    'User-Agent': expect.any(String),
  });
  // GitHub refuses a body with any other key.
  expect(JSON.parse(sent)).toEqual({ event_type: 'prismic' });
});

it.each([
  ['another secret', webhook({ secret: 'other' }), settings],
  ['no secret', webhook({ type: 'api-update' }), settings],
  ['a body that is no object', webhook(null), settings],
  ['a browser', webhook(undefined, 'GET'), settings],
  ['a Worker without a secret', webhook({}), { ...settings, PRISMIC_SECRET: undefined }],
  ['an empty secret', webhook({ secret: '' }), { ...settings, PRISMIC_SECRET: '' }],
])('refuses %s', async (_, request, own) => {
  expect((await relay.fetch(request, own)).status).toBe(403);
  expect(github).not.toHaveBeenCalled();
});

it('tells Prismic when GitHub refuses, so that it tries again', async () => {
  github.mockResolvedValue(new Response('Bad credentials', { status: 401 }));
  const response = await relay.fetch(webhook({ secret: 'shared' }), settings);
  expect(response.status).toBe(502);
  expect(await response.text()).toBe('GitHub refused with status 401');
});
