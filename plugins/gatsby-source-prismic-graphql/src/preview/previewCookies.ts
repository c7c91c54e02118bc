import { isRecord } from '../isRecord';
import { browserCookies, readBrowserCookie } from '../requests/contentApi/browserCookies';
import { experimentCookie, previewCookie } from '../requests/contentApi/findSelectedRef';
import { isOwnAddress } from '../requests/contentApi/isOwnAddress';

/** Lifetime of the preview cookie: 1 hour (docs/previews.md, “The landing page”). */
export const COOKIE_LIFETIME_MS = 60 * 60 * 1000;

/**
 * Sets a cookie for the whole site. `startPreviews` notices the missing cookie of a browser that blocks or
 * discards it.
 */
function write(name: string, value: string): void {
  try {
    browserCookies.set(name, value, {
      expires: new Date(Date.now() + COOKIE_LIFETIME_MS),
      sameSite: 'lax',
      secure: window.location.protocol === 'https:',
    });
  } catch {
    // The browser blocks cookies.
  }
}

function remove(name: string): void {
  try {
    browserCookies.remove(name);
  } catch {
    // The browser blocks cookies.
  }
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
