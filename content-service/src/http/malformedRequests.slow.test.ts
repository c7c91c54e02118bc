import { connect } from 'node:net';
import { cleanUp, serve } from '../../test/content';
import type { Served, TestContent } from '../../test/content';
import { recipeContent } from '../../test/recipes';

let content: TestContent;
let service: Served;
beforeAll(async () => {
  content = await recipeContent();
  service = await serve(content);
});
afterAll(cleanUp);

/** Sends bytes and reads until the connection closes or a response is complete. */
function exchange(bytes: string | Buffer): Promise<string> {
  const { port } = new URL(service.url);
  return new Promise((resolve) => {
    let received = '';
    const socket = connect(Number(port), '127.0.0.1', () => socket.write(bytes));
    const end = () => {
      socket.destroy();
      resolve(received);
    };
    socket.on('data', (chunk) => {
      received += chunk.toString('latin1');
      const [, length, body = ''] =
        /content-length: (\d+)[^]*?\r\n\r\n([^]*)/i.exec(received) ?? [];
      if (length !== undefined && body.length >= Number(length)) end();
    });
    socket.on('error', end);
    socket.on('close', end);
  });
}

const statusOf = (response: string) => Number(/^HTTP\/1\.1 (\d{3})/.exec(response)?.[1]);
const request = (path: string, headers = '', method = 'GET') =>
  `${method} ${path} HTTP/1.1\r\nHost: localhost\r\n${headers}\r\n`;
const graphql = (query: string, more = '') =>
  request(
    `/graphql?query=${encodeURIComponent(query)}${more}`,
    `Prismic-ref: ${service.ref()}\r\n`,
  );

test.each<[string, () => string | Buffer]>([
  ['no host', () => 'GET / HTTP/1.1\r\n\r\n'],
  ['an empty host', () => 'GET / HTTP/1.1\r\nHost:\r\n\r\n'],
  ['headers of 100 kB', () => request('/', `a: ${'x'.repeat(100_000)}\r\n`)],
  ['an address with a broken percent encoding', () => request('/media/%E0%A4%A')],
  ['an address with half a percent encoding', () => request('/%')],
  ['an address of many slashes', () => request(`${'/'.repeat(8000)}x/`)],
  ['the name of a property of all objects', () => request('/constructor')],
  ['a media file of such a name', () => request('/media/constructor')],
  ['a ref of such a name', () => request('/api/v2/documents/search?ref=__proto__')],
  ['an address with a zero byte', () => request('/media/%00')],
  ['an address with invalid UTF-8', () => Buffer.from(request('/media/\xff\xfe'), 'latin1')],
  ['an address that leaves the folder', () => request('/media/../../../../etc/passwd')],
  ['a complete address as the target', () => request('http://evil.test/')],
  [
    'a huge declared body',
    () => request('/previews?document=x', 'Content-Length: 99999999\r\n', 'POST'),
  ],
  ['a search with a broken predicate', () => request('/api/v2/documents/search?ref=%&q=[[')],
  ['GraphQL with a list of variables', () => graphql('{ __typename }', '&variables=[1]')],
  [
    'GraphQL with deep variables',
    () => graphql('{ __typename }', `&variables=${'['.repeat(5000)}`),
  ],
  ['GraphQL that is nested deeply', () => graphql('{a'.repeat(2000))],
  ['GraphQL with deep lists', () => graphql(`{ allRecipes(id_in: ${'['.repeat(1500)}`)],
  ['GraphQL with deep types', () => graphql(`query ($a: ${'['.repeat(1500)}`)],
  ['GraphQL with circular fragments', () => graphql('{ ...A } fragment A on Query { ...A }')],
])('%s is answered with a 4xx, or not at all', async (_, bytes) => {
  const response = await exchange(bytes());
  if (response !== '') {
    expect(statusOf(response)).toBeGreaterThanOrEqual(400);
    expect(statusOf(response)).toBeLessThan(500);
  }
  expect(statusOf(await exchange(request('/api/v2')))).toBe(200);
  expect(service.log).toEqual([]);
});
