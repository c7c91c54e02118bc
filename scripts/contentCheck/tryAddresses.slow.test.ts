import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Server } from 'node:http';
import { tryAddresses } from './tryAddresses';

let server: Server;
let origin: string;
let asked: string[];
let atOnce: number;
let most: number;

beforeEach(async () => {
  [asked, atOnce, most] = [[], 0, 0];
  server = createServer((request, response) => {
    const { url = '' } = request;
    asked.push(url);
    most = Math.max(most, (atOnce += 1));
    setImmediate(() => {
      atOnce -= 1;
      const [, status = '200'] = /^\/(\d+)/.exec(url) ?? [];
      response.writeHead(Number(status)).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => new Promise((resolve) => server.close(resolve)));

const run = (paths: string[]) =>
  tryAddresses(paths.map((each) => (each.startsWith('/') ? origin + each : each)));

test('names the addresses that a reader cannot open', async () => {
  const found = await run(['/200', '/404', '/500', 'http://127.0.0.1:1/', 'http://']);
  expect(Object.fromEntries(found)).toEqual({
    [`${origin}/404`]: '404',
    [`${origin}/500`]: '500',
    'http://127.0.0.1:1/': expect.stringMatching(/ECONNREFUSED|bad port|fetch failed/),
    'http://': 'not an address',
  });
});

test('an address that requires a login or limits the rate of requests exists', async () => {
  expect((await run(['/401', '/403', '/429'])).size).toBe(0);
});

test('a host gets one request at a time, and one request for repeated addresses', async () => {
  await run(['/200-a', '/200-b', '/200-c', '/200-a']);
  expect(most).toBe(1);
  expect(asked).toHaveLength(3);
});
