import { gonePath, notFoundPath } from '../../addresses';
import { defaultLanguage, languageFacts, languages } from '../../i18n/languages';
import type { Redirects } from '../redirects/readRedirects';

/** A permanent redirect. Both addresses are not percent-encoded. */
export type Redirect = {
  /** A path without its final slash: with and without it, the address is redirected. */
  from: string;
  /** A path with its final slash. */
  path: string;
  /** With its `?`, or empty: then the query of the request is kept. */
  query: string;
  /** With its `#`, or empty. */
  hash: string;
};

/** What a host must know of the site beside its files. */
export type HostingRules = {
  redirects: Redirect[];
  /** Paths of pages that are gone for good, without their final slash: with and without it, the status is 410. */
  gone: string[];
  /** Headers of every response. */
  headers: Record<string, string>;
  /** `Cache-Control` of everything but the folders below. */
  cacheControl: string;
  /** Folders whose files never change, because their names contain a hash of their content. */
  immutableFolders: string[];
  immutableCacheControl: string;
  /**
   * The pages of each part of the site for an address that does not exist, and for one that is gone; the last
   * ones are of the whole site. Paths of files.
   */
  notFound: { folder: string; page: string; gonePage: string }[];
  /** Types of files that hosts do not know, or send without their encoding, by extension. */
  types: Record<string, string>;
  /** Files of the site's folder that are for hosts: readers get the not-found page. */
  hiddenFiles: string[];
};

/** Folders of files with a hash of their content in their address. */
const immutableFolders = ['/static/', '/fonts/', '/icons/', '/media/'];

/** @param address of a file */
export function isImmutable(address: string): boolean {
  return immutableFolders.some((folder) => address.startsWith(folder));
}

/**
 * @param redirects old address → new address, both paths that are not percent-encoded
 * @param headers of every response (contentSecurityPolicy.ts)
 * @param gone addresses of pages that are gone, not percent-encoded
 */
export function toHostingRules(
  redirects: Redirects,
  headers: Record<string, string>,
  gone: readonly string[] = [],
): HostingRules {
  // The one of the whole site comes last.
  const parts = [...languages.filter((lang) => lang !== defaultLanguage), defaultLanguage];
  return {
    redirects: Object.entries(redirects).map(([from, to]) => toRedirect(from, to)),
    gone: gone.map(withoutSlash),
    headers,
    cacheControl: 'public, max-age=0, must-revalidate',
    immutableFolders,
    immutableCacheControl: 'public, max-age=31536000, immutable',
    notFound: parts.map((lang) => ({
      folder: `${languageFacts[lang].prefix}/`,
      page: toFile(notFoundPath(lang)),
      gonePage: toFile(gonePath(lang)),
    })),
    types: {
      js: 'text/javascript; charset=utf-8',
      map: 'application/json',
      xml: 'application/xml',
      ics: 'text/calendar; charset=utf-8',
      txt: 'text/plain; charset=utf-8',
      webmanifest: 'application/manifest+json',
      avif: 'image/avif',
    },
    hiddenFiles: ['/_headers', '/_redirects', '/.assetsignore'],
  };
}

/** The file of the page at a path. */
function toFile(path: string): string {
  return path.endsWith('/') ? `${path}index.html` : path;
}

function withoutSlash(path: string): string {
  return path.replace(/(?<=^.|[^/])\/+$/, '');
}

function toRedirect(from: string, to: string): Redirect {
  const [, path = '/', query = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(to) ?? [];
  return { from: withoutSlash(from), path, query, hash };
}

/**
 * The addresses that a rule for a path applies to, as hosts compare them: exactly.
 *
 * @param target path of a redirect: its other form leads to it, but it does not lead to itself
 */
export function sourcesOf(from: string, target?: string): string[] {
  const forms = new Set([from.normalize('NFC'), from.normalize('NFD')]);
  return [...forms].filter((form) => `${form}/` !== target).flatMap((form) => [form, `${form}/`]);
}
