import type { RequestListener, Server } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { createServer as createTcpServer } from 'node:net';
import { getJson } from './repository';
import { wait } from './wait';

jest.mock('./wait', () => ({ wait: jest.fn(() => Promise.resolve()) }));

const servers: { close: () => Promise<void> }[] = [];
beforeEach(() => jest.mocked(wait).mockClear());
afterEach(async () => {
  await Promise.all(servers.splice(0).map(({ close }) => close()));
});

const DRIP_EVERY_MS = 20;
const accessToken = 'MC5secret';

async function serve(listener: RequestListener, host = 'localhost'): Promise<string> {
  const server: Server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  servers.push({
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  });
  return `http://${host}:${(server.address() as AddressInfo).port}`;
}

/** Starts a server that responds with invalid HTTP. */
async function serveRaw(onRequest: (socket: Socket) => void): Promise<string> {
  const sockets = new Set<Socket>();
  const server = createTcpServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.once('data', () => onRequest(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  servers.push({
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  });
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}

type Out = { write: (text: string) => unknown; on: (event: 'close', end: () => void) => unknown };

function drip(out: Out, text: string): void {
  const timer = setInterval(() => out.write(text), DRIP_EVERY_MS);
  out.on('close', () => clearInterval(timer));
}

async function failureOf(origin: string, limits = {}): Promise<string> {
  const url = new URL(`${origin}/api/v2?access_token=${accessToken}`);
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
  expect(message).toContain(`${origin}/api/v2`);
  expect(message).not.toContain(accessToken);
  return message;
}

test('a body that drips ends with the time limit', async () => {
  const origin = await serve((_, response) => {
    response.write('{"refs": [');
    drip(response, ' ');
  });
  expect(await failureOf(origin, { timeoutInMs: 300 })).toMatch(
    /\/api\/v2 response timeout\n.*Raise timeoutInMs/,
  );
});

test('a body that stops in the middle is requested again', async () => {
  let requests = 0;
  const origin = await serve((_, response) => {
    requests += 1;
    if (requests === 1) response.write('{"refs": [');
    else response.end('{"refs": []}');
  });
  const body = await getJson(new URL(origin), { timeoutInMs: 700 }, { notJson: '' });
  expect([body, requests]).toEqual([{ refs: [] }, 2]);
});

test.each([
  ['headers', 'x-drip: 1\r\n'],
  ['the letters of a header', 'x'],
])('%s that drip end with the time limit', async (_, text) => {
  const origin = await serveRaw((socket) => {
    socket.write('HTTP/1.1 200 OK\r\n');
    drip(socket, text);
  });
  expect(await failureOf(origin, { timeoutInMs: 300 })).toMatch(/response timeout\n/);
});

test('headers without end are not read', async () => {
  const origin = await serveRaw((socket) => {
    socket.write('HTTP/1.1 200 OK\r\n');
    const pour = () => {
      while (socket.writable && socket.write(`x-flood: ${'x'.repeat(1000)}\r\n`));
    };
    socket.on('drain', pour);
    pour();
  });
  expect(await failureOf(origin, { timeoutInMs: 5000 })).toMatch(
    /cannot be reached \(UND_ERR_HEADERS_OVERFLOW\)\.\n.*\nCheck repositoryName or endpoint/,
  );
});

test('a Content-Length that is too long is a response that breaks off', async () => {
  let requests = 0;
  const origin = await serve((_, response) => {
    requests += 1;
    response.writeHead(200, { 'content-length': 1000, connection: 'close' });
    response.write('{"refs": []}', () => response.socket?.end());
  });
  expect(await failureOf(origin)).toMatch(/cannot be reached \(UND_ERR_\w+\)/);
  expect(requests).toBe(6);
});

test('a Content-Length that is too short cuts the JSON', async () => {
  const origin = await serveRaw((socket) => {
    socket.end('HTTP/1.1 200 OK\r\ncontent-length: 5\r\nconnection: close\r\n\r\n{"refs": []}');
  });
  expect(await failureOf(origin)).toMatch(
    /is not a Prismic repository's API: it responded with other text, not JSON\.\nCheck /,
  );
});

test.each([
  ['cut JSON', 200, '{"refs": [{"id": "mas', 'other text', 6],
  ['HTML', 200, '<!doctype html><title>Sign in</title>', 'HTML', 1],
  ['an empty body', 200, '', 'other text', 6],
  ['no content', 204, '', 'other text', 1],
])('%s with status %i', async (_, status, body, kind, attempts) => {
  let requests = 0;
  const origin = await serve((_request, response) => {
    requests += 1;
    response.writeHead(status).end(body);
  });
  expect(await failureOf(origin)).toMatch(
    `is not a Prismic repository's API: it responded with ${kind}, not JSON.\nCheck repositoryName`,
  );
  expect(requests).toBe(attempts);
});

test.each([
  ['a number of seconds', () => '86400'],
  ['a date', () => new Date(Date.now() + 86_400_000).toUTCString()],
  ['more seconds than a number holds', () => '9'.repeat(400)],
])('a Retry-After of a day, as %s, ends the build at once', async (_, toValue) => {
  const origin = await serve((_request, response) => {
    response.writeHead(429, { 'retry-after': toValue() }).end();
  });
  expect(await failureOf(origin)).toMatch(
    /^Unexpected status code \[429\].*\nIt asks to wait (86400|Infinity) s before the next request\.\n.*lower maxConcurrency/,
  );
  expect(wait).not.toHaveBeenCalled();
});

test('redirects are not followed, because the access token must not reach another host', async () => {
  let requests = 0;
  const other = await serve((_, response) => {
    requests += 1;
    response.end('{"refs": []}');
  });
  const origin = await serve((request, response) => {
    response.writeHead(302, { location: `${other}${request.url}` }).end();
  });
  expect(await failureOf(origin)).toMatch(
    /cannot be reached \(unexpected redirect\)\.\n.*\nCheck repositoryName or endpoint/,
  );
  expect(requests).toBe(0);
});

test.each([
  [410, 'This ref can no longer be used, it has expired. Master ref is: ZbCdE'],
  [404, 'Ref not found. Ensure you have the correct ref and try again.'],
])('status %i for a ref says what to do', async (status, message) => {
  const origin = await serve((_, response) => {
    response.writeHead(status).end(JSON.stringify({ message }));
  });
  expect(await failureOf(origin)).toMatch(
    /The service says: .*ref.*\nThe ref names a state of the content that the repository no longer has.* Start Gatsby again.* prismicRef/,
  );
});
