import Cookies from 'js-cookie';
import { decodeLeniently, readBrowserCookie } from '../requests/contentApi/cookies';
import {
  experimentCookie,
  findPreviewRef,
  isOwnEntry,
  previewCookie,
  readCookieJson,
} from '../requests/contentApi/findSelectedRef';
import { toHost } from '../requests/contentApi/previewRef';

/** The converter encodes like Prismic, because js-cookie itself encodes fewer characters. */
export const browserCookies = Cookies.withConverter<string>({
  read: decodeLeniently,
  write: encodeURIComponent,
});

/** The lifetime is documented in docs/previews.md, “The landing page”. */
export const COOKIE_LIFETIME_MS = 60 * 60 * 1000;

/**
 * Writes a cookie. `startPreviews` notices if the browser blocks or discards the cookie. In frames
 * of other sites, such as Prismic's editor, the cookie needs `SameSite=None` (docs/previews.md, “In
 * the editor”).
 */
function write(
  name: string,
  value: string,
  expires = new Date(Date.now() + COOKIE_LIFETIME_MS),
): void {
  const isFramed = window.self !== window.top && window.isSecureContext;
  const attributes = {
    expires,
    sameSite: isFramed ? ('none' as const) : ('lax' as const),
    secure: isFramed || window.location.protocol === 'https:',
  };
  try {
    browserCookies.set(name, value, attributes);
    // The toolbar's cookie is not `Partitioned`, and a partitioned cookie would hide it. So a
    // partitioned cookie is written only if the browser did not store the unpartitioned cookie.
    if (isFramed && readBrowserCookie(name) !== value) {
      browserCookies.set(name, value, { ...attributes, partitioned: true });
    }
  } catch {
    // The browser blocks cookies, which `startPreviews` notices.
  }
}

function remove(name: string): void {
  write(name, '', new Date(0));
}

/**
 * Writes the cookie in the toolbar's form. Toolbars before September 2026 reload the page to
 * convert any other form.
 */
export function storePreview(token: string, endpoint: string): void {
  const own = { [toHost(endpoint) ?? '']: { preview: token } };
  write(previewCookie, JSON.stringify({ ...readOthers(endpoint), ...own }));
}

export function readPreview(endpoint: string): string | undefined {
  return findPreviewRef(readBrowserCookie(previewCookie), endpoint);
}

export function storeExperiment(ref: string): void {
  write(experimentCookie, ref);
}

export function dropExperiment(): void {
  remove(experimentCookie);
}

export function dropPreview(endpoint: string): void {
  const others = readOthers(endpoint);
  if (Object.keys(others).length > 0) write(previewCookie, JSON.stringify(others));
  else remove(previewCookie);
}

/** Returns values that must stay: previews of other repositories, and the toolbar's tracker. */
function readOthers(endpoint: string): Record<string, unknown> {
  const entries = Object.entries(readCookieJson(readBrowserCookie(previewCookie)) ?? {});
  return Object.fromEntries(
    entries.filter(
      ([host, entry]) => host !== toHost(endpoint) && !isOwnEntry(host, entry, endpoint),
    ),
  );
}
