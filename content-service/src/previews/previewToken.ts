import { createHash } from 'node:crypto';
import { isJsonObject } from '../model/json';

const ADDRESS = /^https?:\/\/[^/?#]+\/previews\/([^/?#]+)/i;

/**
 * The addresses of previews that a ref holds: itself, or those in the JSON of the toolbar's cookie,
 * `{"_tracker": "…", "<host>": {"preview": "https://…"}}`, which old clients send whole.
 * @returns `undefined` when it is no such ref; an empty list for a cookie without a preview
 */
export function previewAddresses(ref: string): string[] | undefined {
  const text = /^(?:%7b|https?%3a)/i.test(ref) ? decoded(ref) : ref;
  if (ADDRESS.test(text)) return [text];
  if (!text.startsWith('{')) return undefined;
  const cookie = parsed(text);
  if (!isJsonObject(cookie)) return undefined;
  return Object.entries(cookie).flatMap(([host, value]) =>
    host !== '_tracker' && isJsonObject(value) && typeof value.preview === 'string'
      ? [value.preview]
      : [],
  );
}

/** Whether content under the ref is a preview's. */
export function isPreview(ref: string): boolean {
  return (previewAddresses(ref) ?? []).length > 0;
}

/**
 * What the address of a preview names: the ref of a release, or a session without its version.
 * @param address or the part of it behind `/previews/`
 */
export function previewId(address: string): { release: string } | { session: string } | undefined {
  const id = decoded(ADDRESS.exec(address)?.[1] ?? address);
  if (id.includes('~')) return { release: id };
  const [session = ''] = id.split(':');
  return session === '' ? undefined : { session };
}

/**
 * The address of a preview, which is its ref too.
 * @param siteId that of `websitePreviewId`
 */
export function previewToken(origin: string, id: string, siteId: string): string {
  return `${origin}/previews/${id}?websitePreviewId=${siteId}`;
}

/** The id of a site's preview configuration: the same for the same site. */
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
