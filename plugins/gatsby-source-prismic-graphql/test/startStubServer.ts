import type { IncomingHttpHeaders } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * `hang` sends nothing. `stall` sends half a response. `drip` then sends a blank again and again, and
 * `reset` disconnects. `noise` is not HTTP.
 */
export type StubResponse =
  | { status?: number; body: string | object; headers?: Record<string, string> }
  | 'hang'
  | 'stall'
  | 'drip'
  | 'reset'
  | 'noise';

const DRIP_EVERY_MS = 20;

export type StubServer = {
  /** URL of the server, without a trailing slash. */
  url: string;
  /** Received requests, oldest first. */
  requests: URL[];
  respond: (url: URL, headers: IncomingHttpHeaders) => StubResponse | Promise<StubResponse>;
  close: () => Promise<void>;
};

const servers: StubServer[] = [];
afterEach(() => Promise.all(servers.splice(0).map(({ close }) => close())));

/** Starts a server, which is closed after the test. */
export async function startStubServer(respond: StubServer['respond']): Promise<StubServer> {
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', stub.url);
    stub.requests.push(url);
    const stubResponse = await stub.respond(url, request.headers);
    if (stubResponse === 'hang') return;
    if (stubResponse === 'noise') {
      request.socket.end('noise\r\n\r\n');
      return;
    }
    if (typeof stubResponse === 'string') {
      response.writeHead(200, { 'content-length': 1000 });
      response.write('{"refs":', () => stubResponse === 'reset' && response.destroy());
      if (stubResponse !== 'drip') return;
      const timer = setInterval(() => response.write(' '), DRIP_EVERY_MS);
      response.on('close', () => clearInterval(timer));
      return;
    }
    const { status = 200, body, headers } = stubResponse;
    response.writeHead(status, headers);
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const stub: StubServer = {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    requests: [],
    respond,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  servers.push(stub);
  return stub;
}
