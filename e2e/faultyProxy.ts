import http from 'node:http';
import type { AddressInfo } from 'node:net';

/** What becomes of an answer. */
export type Fault =
  /** Another status, with a page of text in the place of what was asked for. */
  | { status: number }
  /** The connection ends before the body does. */
  | 'cut'
  /** The beginning of the body, given as if it were all of it. */
  | 'short'
  /** Another body. */
  | { body: (body: string) => string | Promise<string> }
  /** The answer waits for this. */
  | { until: Promise<unknown> }
  /** The body up to the end of this text is sent at once, and the rest when the promise resolves. */
  | { upTo: string; until: Promise<unknown> };

export type Asked = { method: string; path: string; isAhead: boolean };

export type FaultyProxy = {
  /** Without a final slash. */
  url: string;
  /** Every request so far, in the order in which they came. */
  asked: Asked[];
  /** What happens from now on to requests whose path matches; the last word on a path counts. */
  fail: (path: RegExp, fault: Fault) => void;
  /** Lets requests whose path matches wait for their answer. @returns gives it to them */
  hold: (path: RegExp) => () => void;
  /** The site answers itself again. */
  mend: () => void;
  close: () => Promise<void>;
};

type Answer = { status: number; headers: http.IncomingHttpHeaders; body: Buffer };

/**
 * A server on a free port of this machine that hands on what a site answers, and fails as it is told.
 *
 * @param site address without a final slash
 */
export async function startFaultyProxy(site: string): Promise<FaultyProxy> {
  const asked: Asked[] = [];
  let faults: { path: RegExp; fault: Fault }[] = [];

  const server = http.createServer(async (request, response) => {
    const { method = 'GET', url: path = '/', headers } = request;
    // What a browser fetches ahead is not what a page needs to be shown.
    asked.push({ method, path, isAhead: 'sec-purpose' in headers });
    const fault = faults.findLast((each) => each.path.test(decodeURI(path)))?.fault;
    try {
      await give(response, await ask(site + path, request), method, fault);
    } catch {
      response.destroy();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    asked,
    fail: (path, fault) => void faults.push({ path, fault }),
    hold: (path) => {
      let release = () => undefined as unknown;
      const until = new Promise((resolve) => {
        release = () => resolve(undefined);
      });
      faults.push({ path, fault: { until } });
      return release;
    },
    mend: () => {
      faults = [];
    },
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

function ask(url: string, { method, headers }: http.IncomingMessage): Promise<Answer> {
  return new Promise((resolve, reject) => {
    // Uncompressed, and whole: where a body is cut must be known.
    const sent = without(headers, ['host', 'accept-encoding', 'if-none-match']);
    const request = http.request(url, { method, headers: sent }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () => {
        const { statusCode: status = 502, headers: given } = answer;
        resolve({ status, headers: given, body: Buffer.concat(parts) });
      });
    });
    request.on('error', reject);
    request.end();
  });
}

async function give(
  response: http.ServerResponse,
  { status, headers, body }: Answer,
  method: string,
  fault: Fault | undefined,
): Promise<void> {
  // Of a page so much that its text has begun.
  const beginning = body.subarray(0, Math.floor(0.8 * body.length));
  const send = (code: number, sent: Buffer, given = headers) => {
    const kept = without(given, ['transfer-encoding', 'content-length']);
    response.writeHead(code, { ...kept, 'content-length': sent.length });
    response.end(method === 'HEAD' ? undefined : sent);
  };
  if (fault === undefined) return send(status, body);
  if (fault === 'short') return send(status, beginning);
  if (fault === 'cut') {
    const kept = without(headers, ['transfer-encoding', 'content-length']);
    response.writeHead(status, { ...kept, 'content-length': body.length });
    response.write(beginning, () => response.destroy());
    return;
  }
  if ('status' in fault) {
    const text = Buffer.from(`<!doctype html><title>${fault.status}</title><p>${fault.status}`);
    return send(fault.status, text, { 'content-type': 'text/html' });
  }
  if ('body' in fault) return send(status, Buffer.from(await fault.body(body.toString('utf8'))));
  if ('upTo' in fault) return sendInTwo(response, { status, headers, body }, fault);
  await fault.until;
  send(status, body);
}

async function sendInTwo(
  response: http.ServerResponse,
  { status, headers, body }: Answer,
  { upTo, until }: { upTo: string; until: Promise<unknown> },
): Promise<void> {
  const start = body.indexOf(upTo);
  if (start === -1) throw new Error(`The answer does not contain ${upTo}`);
  const length = start + Buffer.byteLength(upTo);
  response.writeHead(status, without(headers, ['transfer-encoding', 'content-length']));
  response.write(body.subarray(0, length));
  await until;
  response.end(body.subarray(length));
}

function without(headers: http.IncomingHttpHeaders, names: string[]): http.IncomingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name)));
}
