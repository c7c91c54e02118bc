import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { allowOrigin, isOwnName } from './allowOrigin';
import type { Trusted } from './allowOrigin';
import {
  MAX_ADDRESS_CHARACTERS,
  addressTooLong,
  HttpError,
  jsonResponse,
  withoutSlashes,
} from './response';
import type { FileBody, ServiceRequest, ServiceResponse, StreamedBody } from './response';

/** Enough of an address and of a stack trace to find a bug from one line of the log. */
const MAX_LOGGED_CHARACTERS = 300;
const MAX_STACK_LINES = 6;

/**
 * The headers that Prismic's clients send; a preflight that requests others is allowed those
 * instead.
 */
const allowedHeaders =
  'accept, authorization, content-type, prismic-integration-field-ref, prismic-ref';
/** No endpoint uses a request's body, so a large one is a mistake. */
const MAX_BODY_BYTES = 64 * 1024;

/** How long a browser may cache a preflight: the maximum that Chromium allows. */
const PREFLIGHT_CACHE_SECONDS = 7200;

type Route = (request: ServiceRequest) => Promise<ServiceResponse>;

/**
 * Responds to HTTP requests. No request and no error stops the service: an unexpected error becomes
 * a 500 response and a line in the log.
 * @param route responds to a parsed request; an `HttpError` that it throws becomes a response too
 * @param latency milliseconds by which every response is delayed, to try clients on a slow network
 */
export function requestListener(
  route: Route,
  latency: number,
  trusted: Trusted,
  log: (line: string) => void,
): RequestListener {
  return (incoming, outgoing) => {
    const logError = (error: unknown): void => {
      log(
        `${incoming.method} ${incoming.url?.slice(0, MAX_LOGGED_CHARACTERS)}: ${onOneLine(error)}`,
      );
    };
    outgoing.on('error', logError);
    const { headers, refusal } = allowOrigin(routePath(incoming), incoming.headers, trusted);
    respond(incoming, route, latency, { trusted, refusal }, logError)
      .then((response) => send(incoming, outgoing, response, headers))
      .catch((error: unknown) => {
        logError(error);
        outgoing.destroy();
      });
  };
}

function onOneLine(error: unknown): string {
  const stack = error instanceof Error ? (error.stack ?? error.message) : String(error);
  const lines = stack.split('\n').map((line) => line.trim());
  return lines.slice(0, MAX_STACK_LINES).join(' | ');
}

async function respond(
  incoming: IncomingMessage,
  route: Route,
  latency: number,
  { trusted, refusal }: { trusted: Trusted; refusal: string | undefined },
  logError: (error: unknown) => void,
): Promise<ServiceResponse> {
  const origin = `http://${incoming.headers.host}`;
  discardBody(incoming);
  try {
    requireAllowedHost(incoming.headers.host, trusted);
    if (refusal) throw new HttpError(403, { type: 'api_security_error', message: refusal });
    if (Number(incoming.headers['content-length'] ?? 0) > MAX_BODY_BYTES) throw bodyTooLarge();
    if (latency > 0) await wait(latency);
    if ((incoming.url?.length ?? 0) > MAX_ADDRESS_CHARACTERS) return addressTooLong();
    return await route(toRequest(incoming, origin));
  } catch (error) {
    if (error instanceof HttpError) {
      return jsonResponse(error.body, origin, { status: error.status, headers: error.headers });
    }
    logError(error);
    const body = { type: 'internal_error', message: 'The content service failed. See its log.' };
    return jsonResponse(body, origin, { status: 500 });
  }
}

function toRequest(incoming: IncomingMessage, origin: string): ServiceRequest {
  const [path, query] = split(incoming);
  return {
    method: incoming.method ?? 'GET',
    path: decode(path),
    params: new URLSearchParams(query),
    headers: incoming.headers,
    origin,
  };
}

function split({ url = '/' }: IncomingMessage): [path: string, query: string] {
  const mark = url.indexOf('?');
  return mark < 0 ? [url, ''] : [url.slice(0, mark), url.slice(mark + 1)];
}

/** The path that decides the endpoint; '' if it is malformed, which no endpoint has. */
function routePath(incoming: IncomingMessage): string {
  try {
    return withoutSlashes(decode(split(incoming)[0]));
  } catch {
    return '';
  }
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    throw new HttpError(400, {
      type: 'api_validation_error',
      message: 'The percent-encoding of the address is malformed',
    });
  }
}

/** Reads the body, which no endpoint uses: the connection cannot carry another request before. */
function discardBody(incoming: IncomingMessage): void {
  let bytes = 0;
  incoming.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > MAX_BODY_BYTES) incoming.destroy();
  });
}

function bodyTooLarge(): HttpError {
  const message =
    `The body of the request is larger than ${MAX_BODY_BYTES / 1024} KiB. No route reads a body: ` +
    'send parameters in the address';
  return new HttpError(413, { type: 'api_validation_error', message }, { connection: 'close' });
}

async function send(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  { status, headers, body }: ServiceResponse,
  originHeaders: Record<string, string>,
): Promise<void> {
  const content = typeof body === 'string' ? Buffer.from(body) : body;
  const bytes = 'bytes' in content ? content.bytes : content.length;
  const hasLength = typeof content !== 'function' && status !== 204 && status !== 304;
  outgoing.writeHead(status, {
    ...headers,
    ...(hasLength ? { 'content-length': bytes } : {}),
    ...originHeaders,
    'access-control-allow-methods': 'GET, HEAD, OPTIONS',
    'access-control-allow-headers':
      incoming.headers['access-control-request-headers'] ?? allowedHeaders,
    ...(incoming.method === 'OPTIONS'
      ? { 'access-control-max-age': String(PREFLIGHT_CACHE_SECONDS) }
      : {}),
  });
  const isHead = incoming.method === 'HEAD';
  if (typeof content === 'function') {
    if (isHead) outgoing.end();
    else stream(outgoing, content);
  } else if ('handle' in content) {
    await sendFile(outgoing, content, isHead);
    // Node omits the body where HTTP allows none: HEAD, 204, 304.
  } else outgoing.end(content);
}

async function sendFile(outgoing: ServerResponse, file: FileBody, isHead: boolean): Promise<void> {
  const { handle, bytes } = file;
  try {
    if (isHead || bytes === 0) {
      outgoing.end();
      return;
    }
    const content = handle.createReadStream({ end: bytes - 1, autoClose: false });
    const { socket } = outgoing;
    await pipeline(content, outgoing);
    // A file that became shorter has less than the headers promise: the client would wait for the rest.
    if (content.bytesRead < bytes) socket?.destroy();
  } catch (error) {
    // The client has closed the connection.
    if ((error as NodeJS.ErrnoException).code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
  } finally {
    await handle.close();
  }
}

function stream(outgoing: ServerResponse, body: StreamedBody): void {
  // The client may have disconnected during the delay; then no `close` event follows.
  if (outgoing.destroyed) return;
  const onClose = body({
    write: (text) => outgoing.write(text),
    end: () => outgoing.end(),
  });
  outgoing.on('close', onClose);
}

/** A host name or address with an optional port, as a Host header may contain. */
const hostPattern = /^([\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

/**
 * Refuses a request under a name that is not this service's. A page of another site can give its own
 * name the address of this computer (DNS rebinding) and then read what is served here as if it were
 * its own; the name in the request is all that tells it apart.
 * @param host the request's Host header
 * @throws {HttpError} 421
 */
function requireAllowedHost(host: string | undefined, trusted: Trusted): void {
  const name = hostPattern.exec(host ?? '')?.[1]?.toLowerCase();
  if (name && isOwnName(name, trusted)) return;
  const shown = name ?? '<name>';
  throw new HttpError(421, {
    type: 'api_security_error',
    message:
      `The service does not answer to the host of this request${name ? `, '${name}'` : ''}: under a name ` +
      'that is not its own, other sites could read it. It answers to localhost, 127.0.0.1 and [::1]. ' +
      `To allow another, start it with --allow-host ${shown} or the variable ALLOWED_HOSTS=${shown}`,
  });
}
