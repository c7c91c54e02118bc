import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { MAX_ADDRESS_LENGTH, addressTooLong } from './addressTooLong';
import { HttpError, jsonResponse } from './response';
import type { ServiceRequest, ServiceResponse, StreamedBody } from './response';

/** A name or address with an optional port: what may stand in an origin. */
const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

/** Enough of an address, and of a stack, to find the fault in one line of the log. */
const MAX_LOGGED = 300;
const STACK_LINES = 6;

/** What clients of Prismic send; a preflight that asks for more is allowed that instead. */
const ALLOWED_HEADERS =
  'accept, authorization, content-type, prismic-integration-field-ref, prismic-ref';
/** A preflight is asked once for this time, in seconds: the longest that Chromium keeps one. */
const PREFLIGHT_MAX_AGE = '7200';

type Route = (request: ServiceRequest) => Promise<ServiceResponse>;

/**
 * Answers HTTP requests. Nothing that a request holds, or that goes wrong while it is answered, gets
 * out of it: a fault of the service is a 500 and a line in the log.
 * @param route answers what could be read as a request; an `HttpError` that it throws is an answer too
 * @param latency milliseconds that every answer waits, to try clients with a slow network
 */
export function requestListener(
  route: Route,
  latency: number,
  log: (line: string) => void,
): RequestListener {
  return (incoming, outgoing) => {
    const onFault = (error: unknown): void => {
      log(`${incoming.method} ${incoming.url?.slice(0, MAX_LOGGED)}: ${onOneLine(error)}`);
    };
    outgoing.on('error', onFault);
    answer(incoming, route, latency, onFault)
      .then((response) => send(incoming, outgoing, response))
      .catch((error: unknown) => {
        onFault(error);
        outgoing.destroy();
      });
  };
}

function onOneLine(error: unknown): string {
  const stack = error instanceof Error ? (error.stack ?? error.message) : String(error);
  const lines = stack.split('\n').map((line) => line.trim());
  return lines.slice(0, STACK_LINES).join(' | ');
}

async function answer(
  incoming: IncomingMessage,
  route: Route,
  latency: number,
  onFault: (error: unknown) => void,
): Promise<ServiceResponse> {
  const origin = originOf(incoming);
  // A body is never used, but must be read for the connection to serve the next request.
  incoming.resume();
  try {
    if (latency > 0) await wait(latency);
    if ((incoming.url?.length ?? 0) > MAX_ADDRESS_LENGTH) return addressTooLong();
    return await route(toRequest(incoming, origin));
  } catch (error) {
    if (error instanceof HttpError) {
      return jsonResponse(error.body, origin, { status: error.status, headers: error.headers });
    }
    onFault(error);
    const body = { type: 'internal_error', message: 'The content service failed; see its log.' };
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
    addressLength: url.length,
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
      message: 'The address is not well encoded',
    });
  }
}

/** From the Host header, so that addresses in answers lead back the way the request came. */
function originOf({ headers, socket }: IncomingMessage): string {
  const host = headers.host ?? '';
  return `http://${HOST.test(host) ? host : `localhost:${socket.localPort ?? 80}`}`;
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
      incoming.headers['access-control-request-headers'] ?? ALLOWED_HEADERS,
    ...(incoming.method === 'OPTIONS' ? { 'access-control-max-age': PREFLIGHT_MAX_AGE } : {}),
  });
  // Node leaves the body out where HTTP has none: HEAD, 204, 304.
  if (!isStream) outgoing.end(content);
  else if (incoming.method === 'HEAD') outgoing.end();
  else stream(outgoing, body);
}

function stream(outgoing: ServerResponse, body: StreamedBody): void {
  // Who asked may have gone while the answer waited; no event tells of it any more.
  if (outgoing.destroyed) return;
  const onClose = body({
    write: (text) => outgoing.write(text),
    end: () => outgoing.end(),
  });
  outgoing.on('close', onClose);
}
