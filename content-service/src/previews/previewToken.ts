import { createHash } from 'node:crypto';
import { isJsonObject } from '../model/json';

const previewAddressPattern = /^https?:\/\/[^/?#]+\/previews\/([^/?#]+)/i;

/**
 * The preview addresses in a ref: the ref itself, or those in the JSON of the toolbar's cookie,
 * `{"_tracker": "…", "<host>": {"preview": "https://…"}}`, which old clients send whole.
 * @returns `undefined` if the ref is neither; an empty list for a cookie without a preview
 */
export function previewAddresses(ref: string): string[] | undefined {
  const text = /^(?:%7b|https?%3a)/i.test(ref) ? decoded(ref) : ref;
  if (previewAddressPattern.test(text)) return [text];
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
  return (previewAddresses(ref) ?? []).length > 0;
}

/**
 * Parses the address of a preview: the ref of a release, or the id of a session without its
 * version.
 * @param address the address of a preview, or its part after `/previews/`
 */
export function previewId(address: string): { release: string } | { session: string } | undefined {
  const id = decoded(previewAddressPattern.exec(address)?.[1] ?? address);
  if (id.includes('~')) return { release: id };
  const [session = ''] = id.split(':');
  return session === '' ? undefined : { session };
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
