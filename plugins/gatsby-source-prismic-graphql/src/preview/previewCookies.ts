import { isRecord } from '../isRecord';
import {
  experimentCookie,
  previewCookie,
  readCookie,
} from '../requests/contentApi/findSelectedRef';
import { isOwnAddress } from '../requests/contentApi/isOwnAddress';

/** How long a preview lasts by its cookie: 1 hour (specification, points 7 and 9). */
export const lifetimeInMs = 60 * 60 * 1000;

/** The browser's cookies; none where it forbids them. */
export function readCookies(): string {
  try {
    return document.cookie;
  } catch {
    return '';
  }
}

function write(name: string, value: string, maxAge: number): void {
  const secure = window.location.protocol === 'https:' ? '; secure' : '';
  const cookie = `${name}=${encodeURIComponent(value)}; path=/; max-age=${maxAge}; samesite=lax${secure}`;
  try {
    document.cookie = cookie;
  } catch {
    // As where the browser keeps none without a word: `startPreviews` sees that it is not there.
  }
}

/** Opens a preview in this browser. */
export function keepPreview(token: string): void {
  write(previewCookie, token, lifetimeInMs / 1000);
}

/** @param ref of the variation */
export function keepExperiment(ref: string): void {
  write(experimentCookie, ref, lifetimeInMs / 1000);
}

/** Ends an experiment in this browser. */
export function dropExperiment(): void {
  write(experimentCookie, '', 0);
}

/**
 * Ends the repository's preview in this browser. What else Prismic's toolbar keeps in its cookie stays.
 *
 * @param endpoint of the repository
 */
export function dropPreview(endpoint: string): void {
  const others = readOthers(readCookie(readCookies(), previewCookie), endpoint);
  if (others) write(previewCookie, others, lifetimeInMs / 1000);
  else write(previewCookie, '', 0);
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
