import type { IncomingHttpHeaders } from 'node:http';
import type { ServiceRequest } from './response';

const loopbackNames = ['localhost', '127.0.0.1', '[::1]'];

export type Trusted = {
  /** Names and IP addresses of the service except localhost, without ports and brackets. */
  hosts: readonly string[];
  site: string | undefined;
};

export function isOwnName(name: string, { hosts }: Trusted): boolean {
  const own = name.toLowerCase();
  const bare = own.replace(/^\[|\]$/g, '');
  return loopbackNames.includes(own) || hosts.some((host) => host.toLowerCase() === bare);
}

/**
 * The pages that may read a response. `everybody`: any page, as at Prismic. `sites`: pages of the
 * configured site, of this machine and of the service's hosts. `service`: the service's own pages,
 * because the response has a preview's token. `nobody`: no page, but a link may open the address.
 */
type Audience = 'everybody' | 'sites' | 'service' | 'nobody';

function audienceOf(path: string): Audience {
  if (path === '/') return 'nobody';
  if (path === '/previews') return 'service';
  return /^\/previews\/.*\/(?:ping|events)$/s.test(path) ? 'sites' : 'everybody';
}

/**
 * Returns the headers that let the calling page read the response, or the message of a refusal
 * (403). Programs other than browsers send no origin and are always allowed.
 */
export function allowOrigin(
  { path, headers }: ServiceRequest,
  trusted: Trusted,
): { headers: Record<string, string>; refusal?: string } {
  const audience = audienceOf(path);
  if (audience === 'everybody') return { headers: { 'access-control-allow-origin': '*' } };
  if (audience === 'nobody') return { headers: {} };
  const vary = { vary: 'origin' };
  const caller = callerOf(headers);
  if (caller === undefined) return { headers: vary };
  const isAllowed = audience === 'service' ? isOwnPage(caller, headers) : isSite(caller, trusted);
  if (isAllowed) return { headers: { ...vary, 'access-control-allow-origin': caller } };
  const refusal =
    audience === 'service'
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
