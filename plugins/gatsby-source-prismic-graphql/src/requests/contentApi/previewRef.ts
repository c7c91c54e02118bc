import { cookie } from '@prismicio/client';
import { isRecord } from '../../isRecord';
import { parseJson } from '../fetchJson';
import { decodeLeniently } from './cookies';
import type { RepositoryMetadata } from './toMetadata';
import { findExperimentRef } from './toMetadata';

// The ref of a preview is a URL,
// `https://acme.prismic.io/previews/<session>:<version>?websitePreviewId=…`, or, since 2026, a
// name, `m-<master>:p-<session>`. The ref of a release, `<release>~<master>`, also matches.
const namePattern = /^[\w.-]+(?:[:~][\w.-]+)+$/;

export function isPreviewName(text: string): boolean {
  return namePattern.test(text);
}

/** Whether `text` may be the ref of a preview of the repository. Links may contain any text. */
export function isPreviewRef(text: string, endpoint: string): boolean {
  return isPreviewName(text) || isPreviewAddress(text, endpoint);
}

export function isPreviewAddress(text: string, endpoint: string): boolean {
  // The resolved URL is also tested, because `fetch` resolves `/previews/../` too.
  return (
    isAddress(text, endpoint) &&
    URL.canParse(text) &&
    previewAddress.test(text) &&
    previewAddress.test(new URL(text).href)
  );
}

const previewAddress = /^https?:\/\/[^/?#]+\/previews\/([^/?#]+)/i;

export function isAddress(text: string, endpoint: string): boolean {
  const host = toHost(text);
  return host !== undefined && host === toHost(endpoint);
}

/** Prismic's toolbar uses the host `acme.prismic.io` even if the API has `acme.cdn.prismic.io`. */
export function toHost(address: string): string | undefined {
  // The host is not read with `URL`, which also accepts unusual spellings that attackers use.
  const host = /^https?:\/\/([^/?#]+)/i.exec(address)?.[1];
  return host?.toLowerCase().replace('.cdn.', '.');
}

/** Returns the name in a preview's URL: the part after `/previews/`. Other refs stay unchanged. */
export function toPreviewName(ref: string): string {
  return decodeLeniently(previewAddress.exec(ref)?.[1] ?? ref);
}

/** Returns the part of a ref that stays the same when a draft is saved. */
export function toSession(ref: string): string {
  const name = toPreviewName(ref);
  return /:(p-.*)/.exec(name)?.[1] ?? name.replace(/:.*/, '');
}

export const previewCookie = cookie.preview;
export const experimentCookie = 'io.prismic.experiment';

/** Ignores previews of other repositories, because all ports of `localhost` share their cookies. */
export function findSelectedRef(
  readCookie: (name: string) => string,
  { experiments, masterRef }: RepositoryMetadata,
  endpoint: string,
): string {
  return (
    findPreviewRef(readCookie(previewCookie), endpoint) ??
    findExperimentRef(experiments, readCookie(experimentCookie)) ??
    masterRef
  );
}

/** The cookie has a ref or, if the toolbar or the landing page wrote it, `readCookieJson`. */
export function findPreviewRef(value: string, endpoint: string): string | undefined {
  if (!value.startsWith('{')) return isPreviewRef(value, endpoint) ? value : undefined;
  const own = Object.entries(readCookieJson(value) ?? {}).find(([host, entry]) =>
    isOwnEntry(host, entry, endpoint),
  );
  return own && toRef(own[1]);
}

export function hasRefusedPreview(value: string, endpoint: string): boolean {
  if (value === '' || findPreviewRef(value, endpoint) !== undefined) return false;
  if (!value.startsWith('{')) return true;
  const json = readCookieJson(value);
  return json === undefined || toRef(json[toHost(endpoint) ?? '']) !== undefined;
}

/** Reads the toolbar's JSON in the cookie: `{"_tracker": "…", "<host>": {"preview": "<ref>"}}`. */
export function readCookieJson(value: string): Record<string, unknown> | undefined {
  const json = parseJson(value);
  return isRecord(json) ? json : undefined;
}

/** If the ref is a name, `host` decides, because a name does not contain the repository. */
export function isOwnEntry(host: string, entry: unknown, endpoint: string): boolean {
  const ref = toRef(entry);
  if (ref === undefined) return false;
  return host === toHost(endpoint) ? isPreviewRef(ref, endpoint) : isPreviewAddress(ref, endpoint);
}

function toRef(entry: unknown): string | undefined {
  return isRecord(entry) && typeof entry.preview === 'string' ? entry.preview : undefined;
}
