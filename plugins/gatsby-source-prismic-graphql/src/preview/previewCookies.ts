import { isRecord } from '../isRecord';
import { browserCookies, readBrowserCookie } from '../requests/contentApi/browserCookies';
import { experimentCookie, previewCookie } from '../requests/contentApi/findSelectedRef';
import { isOwnAddress } from '../requests/contentApi/isOwnAddress';

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

/** Opens a preview in this browser. */
export function storePreview(token: string): void {
  write(previewCookie, token);
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
  const others = readOthers(readBrowserCookie(previewCookie), endpoint);
  if (others) write(previewCookie, others);
  else remove(previewCookie);
}

function readOthers(value: string, endpoint: string): string | undefined {
  if (!value.startsWith('{')) return undefined;
  try {
    const others = Object.entries(JSON.parse(value) as object).filter(
      ([, entry]: [string, unknown]) => {
        const token = isRecord(entry) ? entry.preview : undefined;
        return typeof token !== 'string' || !isOwnAddress(token, endpoint);
      },
    );
    return others.length > 0 ? JSON.stringify(Object.fromEntries(others)) : undefined;
  } catch {
    return undefined;
  }
}
