import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

export type Fault =
  /** Sends another status with an HTML page. */
  | { status: number; headers?: http.OutgoingHttpHeaders }
  | 'reset'
  /** Sends one byte at a time. */
  | { dripEveryMs: number }
  /** Breaks the connection within the body. */
  | 'cut'
  /** Sends part of the body as if it were the complete body. */
  | 'short'
  | { body: (body: string) => string | Promise<string> }
  | { delayMs: number }
  | { until: Promise<unknown> }
  /** Sends the body up to this text, and the rest when the promise resolves. */
  | { upTo: string; until: Promise<unknown> };

export type ProxyRequest = {
  method: string;
  path: string;
  isPrefetch: boolean;
  headers: http.IncomingHttpHeaders;
};

export type FaultyProxy = {
  url: string;
  requests: ProxyRequest[];
  /** Time of the first failure since `repair`. */
  failedAtMs: number | undefined;
  /** Makes up to `times` requests fail. If several calls match a request, the last call applies. */
  fail: (path: RegExp, fault: Fault, times?: number) => void;
  /** Delays responses until the returned function is called. */
  hold: (path: RegExp) => () => void;
  repair: () => void;
  close: () => Promise<void>;
};

type SiteResponse = { status: number; headers: http.IncomingHttpHeaders; body: Buffer };

/** @param options.keepsHost forwards the proxy's own host, which absolute URLs then contain */
export async function startFaultyProxy(
  site: string,
  { keepsHost = false } = {},
): Promise<FaultyProxy> {
  const requests: ProxyRequest[] = [];
  let faults: { path: RegExp; fault: Fault; times: number }[] = [];
  const findFault = (path: string): Fault | undefined => {
    const found = faults.findLast((each) => each.times > 0 && each.path.test(decodeURI(path)));
    if (!found) return undefined;
    found.times -= 1;
    proxy.failedAtMs ??= Date.now();
    return found.fault;
  };

  const server = http.createServer(async (request, response) => {
    const { method = 'GET', url: path = '/', headers } = request;
    requests.push({ method, path, isPrefetch: 'sec-purpose' in headers, headers });
    const fault = findFault(path);
    try {
      await respond(response, await forward(site + path, request, keepsHost), method, fault);
    } catch {
      response.destroy();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  const proxy: FaultyProxy = {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    requests,
    failedAtMs: undefined,
    fail: (path, fault, times = Infinity) => void faults.push({ path, fault, times }),
    hold: (path) => {
      let release = () => undefined as unknown;
      const until = new Promise((resolve) => {
        release = () => resolve(undefined);
      });
      faults.push({ path, fault: { until }, times: Infinity });
      return release;
    },
    repair: () => {
      faults = [];
      proxy.failedAtMs = undefined;
    },
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
  return proxy;
}

function forward(
  url: string,
  { method, headers }: http.IncomingMessage,
  keepsHost: boolean,
): Promise<SiteResponse> {
  return new Promise((resolve, reject) => {
    // The proxy requests an uncompressed, complete body, so that it can damage the body.
    const conditions = ['if-none-match', 'if-modified-since'];
    const removed = ['accept-encoding', ...conditions, ...(keepsHost ? [] : ['host'])];
    const sent = without(headers, removed);
    const request = http.request(url, { method, headers: sent }, (siteResponse) => {
      const parts: Buffer[] = [];
      siteResponse.on('data', (part: Buffer) => parts.push(part));
      siteResponse.on('end', () => {
        const { statusCode: status = 502, headers: sentHeaders } = siteResponse;
        resolve({ status, headers: sentHeaders, body: Buffer.concat(parts) });
      });
    });
    request.on('error', reject);
    request.end();
  });
}

async function respond(
  response: http.ServerResponse,
  { status, headers, body }: SiteResponse,
  method: string,
  fault: Fault | undefined,
): Promise<void> {
  // The faults `short` and `cut` send only this part of the body, 85 %, so that part of the text
  // arrives.
  const beginning = body.subarray(0, Math.floor(0.85 * body.length));
  const send = (code: number, sent: Buffer, sentHeaders: http.OutgoingHttpHeaders = headers) => {
    const remainingHeaders = without(sentHeaders, ['transfer-encoding', 'content-length']);
    response.writeHead(code, { ...remainingHeaders, 'content-length': sent.length });
    response.end(method === 'HEAD' ? undefined : sent);
  };
  if (fault === undefined) return send(status, body);
  if (fault === 'short') return send(status, beginning);
  if (fault === 'reset') return void response.destroy();
  if (fault === 'cut') {
    const remainingHeaders = without(headers, ['transfer-encoding', 'content-length']);
    response.writeHead(status, { ...remainingHeaders, 'content-length': body.length });
    response.write(beginning, () => response.destroy());
    return;
  }
  if ('status' in fault) {
    const text = Buffer.from(`<!doctype html><title>${fault.status}</title><p>${fault.status}`);
    return send(fault.status, text, { ...fault.headers, 'content-type': 'text/html' });
  }
  if ('body' in fault) return send(status, Buffer.from(await fault.body(body.toString('utf8'))));
  if ('dripEveryMs' in fault) return drip(response, { status, headers, body }, fault.dripEveryMs);
  if ('upTo' in fault) return sendInTwo(response, { status, headers, body }, fault);
  await ('delayMs' in fault ? wait(fault.delayMs) : fault.until);
  send(status, body);
}

function drip(
  response: http.ServerResponse,
  { status, headers, body }: SiteResponse,
  everyMs: number,
): void {
  response.writeHead(status, without(headers, ['transfer-encoding', 'content-length']));
  let sent = 0;
  const timer = setInterval(() => {
    response.write(body.subarray(sent, (sent += 1)));
    if (sent === body.length) response.end();
  }, everyMs);
  response.on('close', () => clearInterval(timer));
}

async function sendInTwo(
  response: http.ServerResponse,
  { status, headers, body }: SiteResponse,
  { upTo, until }: { upTo: string; until: Promise<unknown> },
): Promise<void> {
  const start = body.indexOf(upTo);
  if (start === -1) throw new Error(`The response does not contain ${upTo}`);
  const length = start + Buffer.byteLength(upTo);
  response.writeHead(status, without(headers, ['transfer-encoding', 'content-length']));
  response.write(body.subarray(0, length));
  await until;
  response.end(body.subarray(length));
}

function without(headers: http.OutgoingHttpHeaders, names: string[]): http.OutgoingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name)));
}
