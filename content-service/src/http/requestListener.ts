import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { allowOrigin, isOwnName } from './allowOrigin';
import type { Trusted } from './allowOrigin';
import { HttpError, jsonResponse, withoutSlashes } from './response';
import type { ServiceRequest, ServiceResponse, StreamedBody } from './response';

/**
 * The longest path and query that the service accepts. Prismic's documentation says 2,048 for REST,
 * but its API is known to answer 2,892; this is the limit of the network in front of it, which
 * queries with many fields are known to reach.
 */
export const MAX_ADDRESS_CHARACTERS = 8192;

/**
 * The headers that Prismic's clients send; a preflight that requests others is allowed those
 * instead.
 */
const allowedHeaders =
  'accept, authorization, content-type, prismic-integration-field-ref, prismic-ref';

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
      const cause = error instanceof Error ? (error.stack ?? error.message) : String(error);
      log(`${incoming.method} ${incoming.url}: ${cause}`);
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

async function respond(
  incoming: IncomingMessage,
  route: Route,
  latency: number,
  { trusted, refusal }: { trusted: Trusted; refusal: string | undefined },
  logError: (error: unknown) => void,
): Promise<ServiceResponse> {
  const origin = `http://${incoming.headers.host}`;
  try {
    requireAllowedHost(incoming.headers.host, trusted);
    if (refusal) throw new HttpError(403, { type: 'api_security_error', message: refusal });
    if (latency > 0) await wait(latency);
    if ((incoming.url?.length ?? 0) > MAX_ADDRESS_CHARACTERS) {
      const message = `The address is longer than ${MAX_ADDRESS_CHARACTERS} characters`;
      throw new HttpError(414, { type: 'api_validation_error', message });
    }
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

async function send(
  { method, headers: requested }: IncomingMessage,
  outgoing: ServerResponse,
  { status, headers, body }: ServiceResponse,
  originHeaders: Record<string, string>,
): Promise<void> {
  const hasLength =
    (typeof body === 'string' || Buffer.isBuffer(body)) && ![204, 304].includes(status);
  outgoing.writeHead(status, {
    ...headers,
    ...(hasLength ? { 'content-length': Buffer.byteLength(body) } : {}),
    ...originHeaders,
    'access-control-allow-methods': 'GET, HEAD, OPTIONS',
    'access-control-allow-headers': requested['access-control-request-headers'] ?? allowedHeaders,
    ...(method === 'OPTIONS' ? { 'access-control-max-age': String(PREFLIGHT_CACHE_SECONDS) } : {}),
  });
  const isHead = method === 'HEAD';
  if (body instanceof Readable) await sendFile(outgoing, body, isHead);
  else if (typeof body !== 'function') outgoing.end(body);
  else if (isHead) outgoing.end();
  else stream(outgoing, body);
}

async function sendFile(outgoing: ServerResponse, file: Readable, isHead: boolean): Promise<void> {
  if (isHead) {
    file.destroy();
    outgoing.end();
    return;
  }
  await pipeline(file, outgoing).catch((error: NodeJS.ErrnoException) => {
    // The client has closed the connection.
    if (error.code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
  });
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
