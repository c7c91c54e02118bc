import { cleanUp, serve } from '../../test/content';
import type { Served, TestContent } from '../../test/content';
import { rawRequest } from '../../test/requests';
import { unpublishedContent } from '../../test/unpublished';

let content: TestContent;
let service: Served;
let host: string;
let session: string;
beforeAll(async () => {
  content = unpublishedContent();
  service = await serve(content, {
    site: 'https://site.test/forskodun',
    allowedHosts: ['lan.test'],
  });
  ({ host } = new URL(service.url));
  const { body } = await send('/previews?document=new', {}, 'POST');
  const { token } = JSON.parse(body) as { token: string };
  ({ pathname: session } = new URL(token));
});
afterAll(cleanUp);

const send = (path: string, headers: Record<string, string>, method = 'GET') =>
  rawRequest(service, path, { host, ...headers }, method);

const own = () => `http://${host}`;
const foreign = 'https://evil.test';

const foreigners: [string, Record<string, string>][] = [
  ['another site', { origin: foreign }],
  ['a page that hides its origin', { origin: 'null' }],
  ['the address of another site', { referer: `${foreign}/page` }],
  ['an address that is none', { referer: 'evil' }],
  ['another site without an address', { 'sec-fetch-site': 'cross-site' }],
  ['another subdomain or port without an address', { 'sec-fetch-site': 'same-site' }],
  ['another site with the name of this one', { origin: 'http://localhost.evil.test:3100' }],
];

describe.each(foreigners)('a request from %s', (_what, headers) => {
  test.each([
    ['POST', '/previews?document=new'],
    ['POST', '/previews//?document=new'],
    ['POST', '/%70reviews?document=new'],
    ['OPTIONS', '/previews'],
    ['GET', '/ping'],
    ['GET', '/events'],
    ['GET', '/%65vents'],
    ['OPTIONS', '/events'],
  ])('is refused: %s %s', async (method, path) => {
    const address = /reviews/.test(path) ? path : session + path;
    const response = await send(address, headers, method);
    expect(response.status).toBe(403);
    expect(response.headers['access-control-allow-origin']).toBeUndefined();
    expect(response.body).toMatch(/"api_security_error","message":"The request is from a page of/);
    expect(response.body).not.toMatch(/token|websitePreviewId/);
  });

  test('may read the description of a preview at its secret address, as at Prismic', async () => {
    const response = await send(session, headers);
    expect([response.status, response.headers['access-control-allow-origin']]).toEqual([200, '*']);
  });
});

test.each<[string, () => Record<string, string>]>([
  ['the service’s own page', () => ({ origin: own(), 'sec-fetch-site': 'same-origin' })],
  ['its own page in a browser that sends no origin', () => ({ referer: `${own()}/` })],
  ['a program', () => ({})],
])('%s opens a preview, and the response allows no other origin', async (_what, headers) => {
  const response = await send('/previews?document=new', headers(), 'POST');
  expect(response.status).toBe(201);
  expect(response.headers['access-control-allow-origin']).not.toBe('*');
  expect(response.headers.vary).toBe('origin');
});

test('the site, and another program of this machine, open no preview', async () => {
  for (const origin of ['https://site.test', 'http://localhost:8000', 'http://localhost']) {
    expect((await send('/previews?document=new', { origin }, 'POST')).status).toBe(403);
  }
});

test.each([
  'http://localhost:8000',
  'http://localhost:9000',
  'https://localhost:9443',
  'http://127.0.0.1:8000',
  'http://[::1]:8000',
  'http://lan.test:8000',
  'https://site.test',
])('the site at %s follows a preview', async (origin) => {
  const response = await send(`${session}/ping`, { origin, 'sec-fetch-site': 'cross-site' });
  expect([response.status, response.headers['access-control-allow-origin']]).toEqual([200, origin]);
  expect(response.headers.vary).toBe('origin');
});

test('the refusal says how to allow a site', async () => {
  const { body } = await send(`${session}/events`, { origin: foreign });
  expect(body).toContain('a page of https://evil.test.');
  expect(body).toContain('--site');
});
