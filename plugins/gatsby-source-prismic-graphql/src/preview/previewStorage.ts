import Cookies from 'js-cookie';
import { isRecord } from '../isRecord';
import { decodeLeniently, readBrowserCookie } from '../requests/contentApi/cookies';
import {
  experimentCookie,
  findPreviewRef,
  isOwnEntry,
  previewCookie,
  readCookieJson,
  toHost,
} from '../requests/contentApi/previewRef';

/** The converter encodes like Prismic, because js-cookie itself encodes fewer characters. */
export const browserCookies = Cookies.withConverter<string>({
  read: decodeLeniently,
  write: encodeURIComponent,
});

/** docs/previews.md, “The landing page” */
export const COOKIE_LIFETIME_MS = 60 * 60 * 1000;

/** In frames, cookies need `SameSite=None` (docs/previews.md, “In the editor”). */
function writeCookie(
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

function removeCookie(name: string): void {
  writeCookie(name, '', new Date(0));
}

/** Toolbars before September 2026 reload the page to convert any other form of the cookie. */
export function storePreview(token: string, endpoint: string): void {
  const own = { [toHost(endpoint) ?? '']: { preview: token } };
  writeCookie(previewCookie, JSON.stringify({ ...readOthers(endpoint), ...own }));
}

export function readPreview(endpoint: string): string | undefined {
  return findPreviewRef(readBrowserCookie(previewCookie), endpoint);
}

export function storeExperiment(ref: string): void {
  writeCookie(experimentCookie, ref);
}

/** Removes the preview or experiment that `findSource` would find. */
export function dropSource(endpoint: string): void {
  const others = readOthers(endpoint);
  if (Object.keys(others).length > 0) writeCookie(previewCookie, JSON.stringify(others));
  else removeCookie(previewCookie);
  removeCookie(experimentCookie);
}

function readOthers(endpoint: string): Record<string, unknown> {
  const entries = Object.entries(readCookieJson(readBrowserCookie(previewCookie)) ?? {});
  const others = entries.filter(
    ([host, entry]) => host !== toHost(endpoint) && !isOwnEntry(host, entry, endpoint),
  );
  return Object.fromEntries(others);
}

const key = 'prismicPreview';

/** Each tab stores its own preview, because all tabs share the preview cookie. */
type TabPreview = {
  token?: string;
  opened?: string;
  /** Whether Prismic's toolbar has removed the cookie. If so, the toolbar is not loaded again. */
  withoutToolbar?: boolean;
  /** When the cookie expires, in milliseconds since 1970. */
  until?: number;
  release?: string;
  date?: string;
  /** Ids of documents by path, for paths where the build has no page. */
  documentIds?: Record<string, string>;
};

const isText = (value: unknown) => typeof value === 'string';

/** Any script of the site may have written the stored values, so their types are checked. */
const checks: Record<keyof TabPreview, (value: unknown) => boolean> = {
  token: isText,
  opened: isText,
  withoutToolbar: (value) => value === true,
  until: Number.isFinite,
  release: isText,
  date: (value) => /^\d{4}-\d\d-\d\d$/.test(String(value)) && !isNaN(Date.parse(String(value))),
  documentIds: (value) => isRecord(value) && Object.values(value).every(isText),
};

export function readTab(): TabPreview {
  try {
    const stored: unknown = JSON.parse(window.sessionStorage.getItem(key) ?? '{}');
    const entries = Object.entries(checks).map(([name, check]) => {
      const value = isRecord(stored) ? stored[name] : undefined;
      return check(value) ? { [name]: value } : {};
    });
    return Object.assign({}, ...entries);
  } catch {
    return {};
  }
}

export function changeTab(changes: TabPreview): void {
  writeTab({ ...readTab(), ...changes });
}

export function writeTab(tab: TabPreview): void {
  try {
    window.sessionStorage.setItem(key, JSON.stringify(tab));
  } catch {
    // The browser blocks storage. After a reload, the tab uses the preview cookie.
  }
}
