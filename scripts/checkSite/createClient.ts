import { setMaxListeners } from 'node:events';
import http from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import https from 'node:https';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

const MAX_ANSWER_BYTES = 25_000_000;
const BYTES_PER_MEGABYTE = 1_000_000;
const USER_AGENT = 'midstod-check-site/1.0 (npm run check:site)';

export type Answer = {
  /** 0 without an answer: then `failure` says why. */
  status: number;
  headers: IncomingHttpHeaders;
  /** Decompressed. */
  body: Buffer;
  /** Of the body, as it was sent. */
  transferredBytes: number;
  failure?: string;
};

export type Question = { method?: 'GET' | 'HEAD'; headers?: Record<string, string> };

export type Client = {
  origin: string;
  /**
   * Asks for an address, and follows no redirect. It always resolves.
   *
   * @param address below the origin, percent-encoded; or a whole URL
   */
  ask: (address: string, question?: Question) => Promise<Answer>;
  /** How many requests were sent. */
  asked: () => number;
  close: () => void;
};

const causes: Record<string, string> = {
  ENOTFOUND: 'no such host is known',
  EAI_AGAIN: 'the name could not be looked up',
  ECONNREFUSED: 'the connection was refused',
  ECONNRESET: 'the connection was closed before the end of the answer',
  EPROTO: 'no encrypted connection can be made',
  ABORT_ERR: 'interrupted',
};

function describe(error: NodeJS.ErrnoException): string {
  const { code = '', message } = error;
  return causes[code] ?? (message || code);
}

const decoders: Record<string, (body: Buffer) => Buffer> = {
  br: (body) => brotliDecompressSync(body, { maxOutputLength: MAX_ANSWER_BYTES }),
  gzip: (body) => gunzipSync(body, { maxOutputLength: MAX_ANSWER_BYTES }),
  identity: (body) => body,
};

/**
 * Sends requests over a few connections that stay open.
 *
 * @param options `timeoutMs` for a whole answer; `signal` ends all requests
 */
export function createClient({
  origin,
  concurrency,
  timeoutMs,
  signal,
}: {
  origin: string;
  concurrency: number;
  timeoutMs: number;
  signal: AbortSignal;
}): Client {
  const options = { keepAlive: true, maxSockets: concurrency };
  const agents = { 'http:': new http.Agent(options), 'https:': new https.Agent(options) };
  let count = 0;
  // Each request that waits listens to it.
  setMaxListeners(0, signal);

  function send(url: URL, { method = 'GET', headers }: Question, isRetry = false) {
    count += 1;
    return new Promise<Answer>((resolve) => {
      const isSecure = url.protocol === 'https:';
      const outgoing = (isSecure ? https : http).request(url, {
        method,
        agent: agents[isSecure ? 'https:' : 'http:'],
        signal,
        headers: {
          'User-Agent': USER_AGENT,
          Accept: '*/*',
          'Accept-Encoding': 'br, gzip',
          ...headers,
        },
      });
      const fail = (failure: string) => {
        resolve({ status: 0, headers: {}, body: Buffer.alloc(0), transferredBytes: 0, failure });
        outgoing.destroy();
      };
      let timer: NodeJS.Timeout | undefined;
      // Only now: before, the request waits for one of the connections.
      outgoing.on('socket', () => {
        const seconds = timeoutMs / 1000;
        timer = setTimeout(() => fail(`no whole answer within ${seconds} s`), timeoutMs);
      });
      outgoing.on('close', () => clearTimeout(timer));
      outgoing.on('error', (error: NodeJS.ErrnoException) => {
        // The server closed the connection just when it was used again.
        const isStale = outgoing.reusedSocket && error.code === 'ECONNRESET' && !isRetry;
        if (isStale) resolve(send(url, { method, ...(headers && { headers }) }, true));
        else fail(describe(error));
      });
      outgoing.on('response', (incoming) => {
        const chunks: Buffer[] = [];
        let bytes = 0;
        incoming.on('data', (chunk: Buffer) => {
          bytes += chunk.length;
          chunks.push(chunk);
          if (bytes > MAX_ANSWER_BYTES) fail(tooLarge);
        });
        incoming.on('error', (error) => fail(describe(error)));
        incoming.on('end', () => {
          const answer = { status: incoming.statusCode ?? 0, headers: incoming.headers };
          const body = decode(Buffer.concat(chunks), incoming.headers['content-encoding']);
          if (typeof body === 'string') fail(body);
          else resolve({ ...answer, body, transferredBytes: bytes });
        });
      });
      outgoing.end();
    });
  }

  return {
    origin,
    ask: (address, question = {}) => send(new URL(address, origin), question),
    asked: () => count,
    close: () => Object.values(agents).forEach((agent) => agent.destroy()),
  };
}

const tooLarge = `the answer is larger than ${MAX_ANSWER_BYTES / BYTES_PER_MEGABYTE} MB`;

/** @returns the decompressed body, or why it cannot be read */
function decode(body: Buffer, encoding = 'identity'): Buffer | string {
  const decoder = decoders[encoding.toLowerCase()];
  if (!decoder) return `the Content-Encoding is ${encoding}, which was not asked for`;
  if (body.length === 0) return body;
  try {
    return decoder(body);
  } catch (error) {
    const isLarge = (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE';
    return isLarge ? tooLarge : `the body is not ${encoding}, as its Content-Encoding says`;
  }
}
