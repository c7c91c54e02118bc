import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { decoded } from '../model/origin';
import { allowOrigin, isOwnName } from './allowOrigin';
import type { Trusted } from './allowOrigin';
import { apiError, HttpError, jsonResponse } from './response';
import type { ServiceRequest, ServiceResponse } from './response';

/**
 * Prismic's network sets this limit, which queries with many fields reach. Prismic documents a
 * lower limit for REST, 2,048 characters, but accepts longer addresses.
 */
export const MAX_ADDRESS_CHARACTERS = 8192;

/** Chromium caches a preflight for at most this time. */
const PREFLIGHT_CACHE_SECONDS = 7200;

type Route = (request: ServiceRequest) => Promise<ServiceResponse>;

/**
 * Makes a listener that survives every request and every error.
 * @param latency milliseconds by which every response is delayed
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
    const request = toRequest(incoming);
    const { headers, refusal } = allowOrigin(request, trusted);
    const respond = async (): Promise<ServiceResponse> => {
      requireAllowedHost(incoming.headers.host, trusted);
      if (refusal) throw apiError(403, refusal);
      if (latency > 0) await wait(latency);
      if ((incoming.url?.length ?? 0) > MAX_ADDRESS_CHARACTERS) {
        throw apiError(414, `The address is longer than ${MAX_ADDRESS_CHARACTERS} characters`);
      }
      return route(request);
    };
    outgoing.on('error', logError);
    respond()
      .catch((error: unknown) => toErrorResponse(error, request, logError))
      .then((response) => send(request, outgoing, response, headers))
      .catch((error: unknown) => {
        logError(error);
        outgoing.destroy();
      });
  };
}

function toErrorResponse(
  error: unknown,
  { origin }: ServiceRequest,
  logError: (error: unknown) => void,
): ServiceResponse {
  if (error instanceof HttpError) {
    return jsonResponse(error.body, origin, { status: error.status, headers: error.headers });
  }
  logError(error);
  const body = { type: 'internal_error', message: 'The content service failed. See its log.' };
  return jsonResponse(body, origin, { status: 500 });
}

function toRequest({ url = '/', method = 'GET', headers }: IncomingMessage): ServiceRequest {
  const [path = '', ...query] = url.split('?');
  return {
    method,
    path: decoded(path).replace(/(?<=^.|[^/])\/+$/, ''),
    params: new URLSearchParams(query.join('?')),
    headers,
    origin: `http://${headers.host}`,
  };
}

async function send(
  { method, headers: requested }: ServiceRequest,
  outgoing: ServerResponse,
  { status, headers, body }: ServiceResponse,
  originHeaders: Record<string, string>,
): Promise<void> {
  const hasLength = !(body instanceof Readable) && ![204, 304].includes(status);
  outgoing.writeHead(status, {
    ...headers,
    ...(hasLength ? { 'content-length': Buffer.byteLength(body) } : {}),
    ...originHeaders,
    'access-control-allow-methods': 'GET, HEAD, OPTIONS',
    'access-control-allow-headers': requested['access-control-request-headers'] ?? '*',
    ...(method === 'OPTIONS' ? { 'access-control-max-age': String(PREFLIGHT_CACHE_SECONDS) } : {}),
  });
  if (!(body instanceof Readable)) {
    outgoing.end(body);
  } else if (method === 'HEAD' || outgoing.destroyed) {
    body.destroy();
    outgoing.end();
  } else {
    await pipeline(body, outgoing).catch((error: NodeJS.ErrnoException) => {
      // A client that closes the connection early is not an error.
      if (error.code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
    });
  }
}

const hostPattern = /^([\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

/**
 * Rejects unknown Host headers. With DNS rebinding, another site points its own name at this
 * computer, so its pages could read the content. Only the Host header reveals such a request.
 */
function requireAllowedHost(host: string | undefined, trusted: Trusted): void {
  const name = hostPattern.exec(host ?? '')?.[1]?.toLowerCase();
  if (name && isOwnName(name, trusted)) return;
  const shown = name ?? '<name>';
  throw apiError(
    421,
    `The service does not answer to the host of this request${name ? `, '${name}'` : ''}, because other ` +
      'web sites could read its content under a host name of theirs. It answers to localhost, 127.0.0.1 and [::1]. ' +
      `To allow another, start it with --allow-host ${shown} or the variable ALLOWED_HOSTS=${shown}`,
  );
}
