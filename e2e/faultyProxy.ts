import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { closeServer } from '../scripts/ports.mjs';

export type Fault =
  /** Sends another status with an HTML page. */
  | { status: number; headers?: http.OutgoingHttpHeaders }
  /** Breaks the connection within the body. */
  | 'cut'
  /** Sends part of the body as if it were the complete body. */
  | 'short'
  | { body: (body: string) => string | Promise<string> }
  /** Sends the body up to the text `upTo`, if it is given, and the rest when the promise resolves. */
  | { upTo?: string; until: Promise<unknown> };

export type FaultyProxy = {
  url: string;
  requests: { method: string; path: string; headers: http.IncomingHttpHeaders }[];
  /** Time of the first failure since `repair`. */
  failedAtMs: number | undefined;
  /** Makes up to `times` requests fail. If several calls match a request, the last call applies. */
  fail: (path: RegExp, fault: Fault, times?: number) => void;
  /** Delays responses until the returned function is called. */
  hold: (path: RegExp) => () => void;
  repair: () => void;
  close: () => Promise<void>;
};

/** @param options.keepsHost forwards the proxy's own host, which absolute URLs then contain */
export async function startFaultyProxy(
  site: string,
  { keepsHost = false } = {},
): Promise<FaultyProxy> {
  let faults: { path: RegExp; fault: Fault; times: number }[] = [];
  const findFault = (path: string): Fault | undefined => {
    const found = faults.findLast((each) => each.times > 0 && each.path.test(decodeURI(path)));
    if (!found) return undefined;
    found.times -= 1;
    proxy.failedAtMs ??= Date.now();
    return found.fault;
  };
  const removed = [...conditions, ...(keepsHost ? [] : ['host'])];

  const server = http.createServer(async (request, response) => {
    const { method = 'GET', url: path = '/', headers } = request;
    proxy.requests.push({ method, path, headers });
    const fault = findFault(path);
    try {
      await respond(response, await forward(site, request, removed), method, fault);
    } catch {
      response.destroy();
    }
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');

  const proxy: FaultyProxy = {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    requests: [],
    failedAtMs: undefined,
    fail: (path, fault, times = Infinity) => void faults.push({ path, fault, times }),
    hold: (path) => {
      let release = () => {};
      const until = new Promise<void>((resolve) => (release = resolve));
      proxy.fail(path, { until });
      return release;
    },
    repair: () => {
      faults = [];
      proxy.failedAtMs = undefined;
    },
    close: () => closeServer(server),
  };
  return proxy;
}

type Original = { status: number; headers: http.IncomingHttpHeaders; body: Buffer };

/** Headers that would allow a compressed response, or a response without a body. */
export const conditions = ['accept-encoding', 'if-none-match', 'if-modified-since'];

/** Sends a request to another server, without some of its headers, and reads the response. */
export async function forward(
  server: string,
  { method, url, headers }: http.IncomingMessage,
  removed: string[],
): Promise<Original> {
  const sent = http.request(server + url, { method, headers: without(headers, removed) }).end();
  const [response] = (await once(sent, 'response')) as [http.IncomingMessage];
  const body = await buffer(response);
  return { status: response.statusCode ?? 502, headers: response.headers, body };
}

async function respond(
  response: http.ServerResponse,
  { status, body, headers: all }: Original,
  method: string,
  fault: Fault | undefined,
): Promise<void> {
  const headers = without(all, ['transfer-encoding', 'content-length']);
  const send = (sent: Buffer, code = status, sentHeaders = headers) => {
    response.writeHead(code, { ...sentHeaders, 'content-length': sent.length });
    response.end(method === 'HEAD' ? undefined : sent);
  };
  // 85 %, so that part of the text arrives.
  const beginning = body.subarray(0, Math.floor(0.85 * body.length));
  if (fault === undefined) return send(body);
  if (fault === 'short') return send(beginning);
  if (fault === 'cut') {
    response.writeHead(status, { ...headers, 'content-length': body.length });
    response.write(beginning, () => response.destroy());
    return;
  }
  if ('status' in fault) {
    const text = Buffer.from(`<!doctype html><title>${fault.status}</title><p>${fault.status}`);
    return send(text, fault.status, { ...fault.headers, 'content-type': 'text/html' });
  }
  if ('body' in fault) return send(Buffer.from(await fault.body(body.toString('utf8'))));
  if (fault.upTo === undefined) {
    await fault.until;
    return send(body);
  }
  const start = body.indexOf(fault.upTo);
  if (start === -1) throw new Error(`The response does not contain ${fault.upTo}`);
  const end = start + Buffer.byteLength(fault.upTo);
  response.writeHead(status, headers);
  response.write(body.subarray(0, end));
  await fault.until;
  response.end(body.subarray(end));
}

function without(headers: http.OutgoingHttpHeaders, names: string[]): http.OutgoingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name)));
}
