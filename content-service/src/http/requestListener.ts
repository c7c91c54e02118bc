import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { MAX_ADDRESS_CHARACTERS, addressTooLong, HttpError, jsonResponse } from './response';
import type { ServiceRequest, ServiceResponse, StreamedBody } from './response';

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
 * @param allowedHosts the hosts to which the service answers beside localhost
 */
export function requestListener(
  route: Route,
  latency: number,
  allowedHosts: readonly string[],
  log: (line: string) => void,
): RequestListener {
  return (incoming, outgoing) => {
    const logError = (error: unknown): void => {
      log(
        `${incoming.method} ${incoming.url?.slice(0, MAX_LOGGED_CHARACTERS)}: ${onOneLine(error)}`,
      );
    };
    outgoing.on('error', logError);
    respond(incoming, route, latency, allowedHosts, logError)
      .then((response) => send(incoming, outgoing, response))
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
  allowedHosts: readonly string[],
  logError: (error: unknown) => void,
): Promise<ServiceResponse> {
  const origin = `http://${incoming.headers.host}`;
  discardBody(incoming);
  try {
    requireAllowedHost(incoming.headers.host, allowedHosts);
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
  const url = incoming.url ?? '/';
  const mark = url.indexOf('?');
  const path = mark < 0 ? url : url.slice(0, mark);
  return {
    method: incoming.method ?? 'GET',
    path: decode(path),
    params: new URLSearchParams(mark < 0 ? '' : url.slice(mark + 1)),
    headers: incoming.headers,
    origin,
  };
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

function send(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  { status, headers, body }: ServiceResponse,
): void {
  const isStream = typeof body === 'function';
  const content = typeof body === 'string' ? Buffer.from(body) : body;
  const hasLength = !isStream && status !== 204 && status !== 304;
  outgoing.writeHead(status, {
    ...headers,
    ...(hasLength ? { 'content-length': content.length } : {}),
    'access-control-allow-origin': '*',
    'access-control-allow-methods': 'GET, HEAD, OPTIONS',
    'access-control-allow-headers':
      incoming.headers['access-control-request-headers'] ?? allowedHeaders,
    ...(incoming.method === 'OPTIONS'
      ? { 'access-control-max-age': String(PREFLIGHT_CACHE_SECONDS) }
      : {}),
  });
  // Node omits the body where HTTP allows none: HEAD, 204, 304.
  if (!isStream) outgoing.end(content);
  else if (incoming.method === 'HEAD') outgoing.end();
  else stream(outgoing, body);
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

/** The names by which a computer calls itself. */
const loopbackNames = ['localhost', '127.0.0.1', '[::1]'];

/** A host name or address with an optional port, as a Host header may contain. */
const hostPattern = /^([\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

/**
 * Refuses a request under a name that is not this service's. A page of another site can give its own
 * name the address of this computer (DNS rebinding) and then read what is served here as if it were
 * its own; the name in the request is all that tells it apart.
 * @param host the request's Host header
 * @param allowed names and IP addresses beside localhost, without ports and brackets
 * @throws {HttpError} 421
 */
function requireAllowedHost(host: string | undefined, allowed: readonly string[]): void {
  const name = hostPattern.exec(host ?? '')?.[1]?.toLowerCase();
  if (name && (loopbackNames.includes(name) || allowed.some((other) => isSame(other, name))))
    return;
  const shown = name ?? '<name>';
  throw new HttpError(421, {
    type: 'api_security_error',
    message:
      `The service does not answer to the host of this request${name ? `, '${name}'` : ''}: under a name ` +
      'that is not its own, other sites could read it. It answers to localhost, 127.0.0.1 and [::1]. ' +
      `To allow another, start it with --allow-host ${shown} or the variable ALLOWED_HOSTS=${shown}`,
  });
}

function isSame(allowed: string, name: string): boolean {
  return allowed.toLowerCase() === name.replace(/^\[|\]$/g, '');
}
