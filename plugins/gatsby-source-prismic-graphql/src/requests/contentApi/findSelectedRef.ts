import { cookie } from '@prismicio/client';
import { isRecord } from '../../isRecord';
import { parseJson } from '../fetchJson';
import { findExperimentRef } from './toMetadata';
import { isPreviewAddress, isPreviewRef, toHost } from './previewRef';
import type { RepositoryMetadata } from './toMetadata';

export const previewCookie = cookie.preview;
export const experimentCookie = 'io.prismic.experiment';

/**
 * Returns the ref of the preview in a reader's cookies, else of the experiment, else the master
 * ref. Ignores previews of other repositories, because all ports of `localhost` share their
 * cookies.
 */
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

/**
 * Returns the ref in the preview cookie. The cookie's value is a ref or, if Prismic's toolbar or
 * the landing page wrote it, JSON with a ref per repository.
 */
export function findPreviewRef(value: string, endpoint: string): string | undefined {
  if (!value.startsWith('{')) return isPreviewRef(value, endpoint) ? value : undefined;
  const own = Object.entries(readCookieJson(value) ?? {}).find(([host, entry]) =>
    isOwnEntry(host, entry, endpoint),
  );
  return own && toRef(own[1]);
}

/** Whether the cookie is malformed, or has another repository's preview instead of this one's. */
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

/**
 * Whether an entry is a preview of this repository. If the ref is a name, `host` decides, because a
 * name does not contain the repository.
 */
export function isOwnEntry(host: string, entry: unknown, endpoint: string): boolean {
  const ref = toRef(entry);
  if (ref === undefined) return false;
  return host === toHost(endpoint) ? isPreviewRef(ref, endpoint) : isPreviewAddress(ref, endpoint);
}

function toRef(entry: unknown): string | undefined {
  return isRecord(entry) && typeof entry.preview === 'string' ? entry.preview : undefined;
}
