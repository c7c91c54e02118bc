import type {
  IncomingHttpHeaders,
  IncomingMessage,
  RequestListener,
  ServerResponse,
} from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { decoded, withOrigin } from '../model/origin';
import { apiError, HttpError, jsonResponse } from './response';
import type { ServiceRequest, ServiceResponse } from './response';

/** The limit of Prismic's network. The documented limit of REST is lower, but not applied. */
export const MAX_ADDRESS_CHARACTERS = 8192;

/** Chromium caches a preflight for at most this time. */
const PREFLIGHT_CACHE_SECONDS = 7200;

type Trusted = {
  /** Names and IP addresses of the service except localhost, without ports and brackets. */
  hosts: readonly string[];
  site: string | undefined;
};

export function requestListener(
  route: (request: ServiceRequest) => Promise<ServiceResponse>,
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
    const toErrorResponse = (error: unknown): ServiceResponse => {
      if (error instanceof HttpError) return jsonResponse(error.body, error.headers, error.status);
      logError(error);
      const body = { type: 'internal_error', message: 'The content service failed. See its log.' };
      return jsonResponse(body, {}, 500);
    };
    outgoing.on('error', logError);
    respond()
      .catch(toErrorResponse)
      .then((response) => send(request, outgoing, response, headers))
      .catch((error: unknown) => {
        logError(error);
        outgoing.destroy();
      });
  };
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
  { method, headers: requested, origin }: ServiceRequest,
  outgoing: ServerResponse,
  { status, headers, body: content }: ServiceResponse,
  originHeaders: Record<string, string>,
): Promise<void> {
  const body = typeof content === 'string' ? withOrigin(content, origin) : content;
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

/** DNS rebinding lets pages of another site read the content. Only the Host header reveals it. */
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

const loopbackNames = ['localhost', '127.0.0.1', '[::1]'];

function isOwnName(name: string, { hosts }: Trusted): boolean {
  const own = name.toLowerCase();
  const bare = own.replace(/^\[|\]$/g, '');
  return loopbackNames.includes(own) || hosts.some((host) => host.toLowerCase() === bare);
}

/** Programs other than browsers send no origin and are always allowed. */
function allowOrigin(
  { path, headers }: ServiceRequest,
  trusted: Trusted,
): { headers: Record<string, string>; refusal?: string } {
  // Links may open the front page, but no page may read it.
  if (path === '/') return { headers: {} };
  // The response has a preview's token.
  const isForOwnPages = path === '/previews';
  const isForSites = /^\/previews\/.*\/(?:ping|events)$/s.test(path);
  if (!isForOwnPages && !isForSites) return { headers: { 'access-control-allow-origin': '*' } };
  const vary = { vary: 'origin' };
  const caller = callerOf(headers);
  if (caller === undefined) return { headers: vary };
  const isAllowed = isForOwnPages ? isOwnPage(caller, headers) : isSite(caller, trusted);
  if (isAllowed) return { headers: { ...vary, 'access-control-allow-origin': caller } };
  const refusal = isForOwnPages
    ? 'Only the pages of this service, and programs that are not web pages, may open previews: use a button on ' +
      'the front page of the service, or the command `preview`'
    : 'Only the site that shows a preview may follow it. If this page belongs to the site, start the service with ' +
      '--site and the address of the site';
  return { headers: vary, refusal: `The request is from a page of ${caller}. ${refusal}` };
}

/** Returns the calling page's origin; undefined for a program or a page of the same origin. */
function callerOf({ origin, referer, ...others }: IncomingHttpHeaders): string | undefined {
  if (origin !== undefined) return origin;
  if (referer !== undefined) return URL.canParse(referer) ? new URL(referer).origin : 'null';
  const relation = others['sec-fetch-site'];
  const isOther = relation === 'cross-site' || relation === 'same-site';
  return isOther ? 'another origin' : undefined;
}

function isOwnPage(origin: string, { host }: IncomingHttpHeaders): boolean {
  return URL.canParse(origin) && new URL(origin).host === host?.toLowerCase();
}

function isSite(origin: string, trusted: Trusted): boolean {
  if (!URL.canParse(origin)) return false;
  const isConfigured = trusted.site !== undefined && new URL(trusted.site).origin === origin;
  return isConfigured || isOwnName(new URL(origin).hostname, trusted);
}
