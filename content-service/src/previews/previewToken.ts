import { createHash } from 'node:crypto';
import { isJsonObject } from '../model/json';

const previewAddressPattern = /^https?:\/\/[^/?#]+\/previews\/([^/?#]+)/i;
/** The ref of a preview that is no address, as Prismic gives it since 2026. */
const previewNamePattern = /^m-([\w-]+):p-([\w-]+)$/;

/**
 * The preview tokens in a ref: the ref itself, or those in the JSON of the toolbar's cookie,
 * `{"_tracker": "…", "<host>": {"preview": "<token>"}}`, which old clients send whole.
 * @returns `undefined` if the ref is neither; an empty list for a cookie without a preview
 */
export function previewTokens(ref: string): string[] | undefined {
  const text = /^(?:%7b|https?%3a|m-[\w-]+%3a)/i.test(ref) ? decoded(ref) : ref;
  if (previewAddressPattern.test(text) || isPreviewName(text)) return [text];
  if (!text.startsWith('{')) return undefined;
  const cookie = parsed(text);
  if (!isJsonObject(cookie)) return undefined;
  return Object.entries(cookie).flatMap(([host, value]) =>
    host !== '_tracker' && isJsonObject(value) && typeof value.preview === 'string'
      ? [value.preview]
      : [],
  );
}

/** Whether the ref is a preview's. */
export function isPreview(ref: string): boolean {
  return (previewTokens(ref) ?? []).length > 0;
}

/** Whether the ref is a preview's and no address. */
export function isPreviewName(ref: string): boolean {
  return previewNamePattern.test(ref);
}

/**
 * Parses the token of a preview: the ref of a release, or the id of a session without its
 * version.
 * @param token the address of a preview, its part after `/previews/`, or its name
 */
export function previewId(token: string): { release: string } | { session: string } | undefined {
  const id = decoded(previewAddressPattern.exec(token)?.[1] ?? token);
  if (id.includes('~')) return { release: id };
  const [session = ''] = id.replace(previewNamePattern, '$2').split(':');
  return session === '' ? undefined : { session };
}

/**
 * The token of a preview that is no address. The ref of a release is such a token itself.
 * @param id `<session>:<version>`, or the ref of a release
 */
export function previewName(id: string): string {
  return id.replace(/^([^:~]+):(.+)$/, 'm-$2:p-$1');
}

/**
 * The token of a preview: its address, which is also its ref.
 * @param siteId the value of `websitePreviewId`
 */
export function previewToken(origin: string, id: string, siteId: string): string {
  return `${origin}/previews/${id}?websitePreviewId=${siteId}`;
}

/** The id of a site's preview configuration, always the same for the same site. */
export function websitePreviewId(site: string): string {
  return `X${createHash('sha256').update(site).digest('base64url').slice(0, 15)}`;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
