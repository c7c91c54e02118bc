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

/** Prismic encodes its cookies by `encodeURIComponent`, which encodes more characters than js-cookie does. */
export const browserCookies = Cookies.withConverter<string>({
  read: decodeLeniently,
  write: encodeURIComponent,
});

/** Lifetime of the preview cookie: 1 hour (docs/previews.md, “The landing page”). */
export const COOKIE_LIFETIME_MS = 60 * 60 * 1000;

/**
 * Sets a cookie for the whole site. `startPreviews` notices the missing cookie of a browser that blocks or
 * discards it.
 *
 * In the frame of another site, such as Prismic's editor, browsers keep only cookies with `SameSite=None`
 * (docs/previews.md, “In the editor”).
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
    // The toolbar's cookie has no `Partitioned`, and a partitioned cookie of the same name would hide it.
    if (isFramed && readBrowserCookie(name) !== value) {
      browserCookies.set(name, value, { ...attributes, partitioned: true });
    }
  } catch {
    // The browser blocks cookies.
  }
}

function remove(name: string): void {
  write(name, '', new Date(0));
}

/**
 * Opens a preview in this browser. The cookie gets the form in which Prismic's toolbar writes it, because
 * toolbars before September 2026 reload the page to convert any other. Other values in the cookie stay.
 *
 * @param endpoint of the repository.
 */
export function storePreview(token: string, endpoint: string): void {
  const own = { [toHost(endpoint) ?? '']: { preview: token } };
  write(previewCookie, JSON.stringify({ ...readOthers(endpoint), ...own }));
}

/**
 * Reads the ref of the preview that is open in this browser.
 *
 * @param endpoint of the repository.
 */
export function readPreview(endpoint: string): string | undefined {
  return findPreviewRef(readBrowserCookie(previewCookie), endpoint);
}

/** @param ref of the variation. */
export function storeExperiment(ref: string): void {
  write(experimentCookie, ref);
}

/** Ends an experiment in this browser. */
export function dropExperiment(): void {
  remove(experimentCookie);
}

/**
 * Ends the repository's preview in this browser. Other values that Prismic's toolbar stores in the same
 * cookie stay.
 *
 * @param endpoint of the repository.
 */
export function dropPreview(endpoint: string): void {
  const others = readOthers(endpoint);
  if (Object.keys(others).length > 0) write(previewCookie, JSON.stringify(others));
  else remove(previewCookie);
}

/** The values in the cookie that are not this repository's: previews of others, and the toolbar's tracker. */
function readOthers(endpoint: string): Record<string, unknown> {
  const entries = Object.entries(readCookieJson(readBrowserCookie(previewCookie)) ?? {});
  return Object.fromEntries(
    entries.filter(
      ([host, entry]) => host !== toHost(endpoint) && !isOwnEntry(host, entry, endpoint),
    ),
  );
}
