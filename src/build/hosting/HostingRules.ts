import { gonePath, notFoundPath } from '../../addresses';
import { defaultLanguage, languageSettings, languages } from '../../i18n/languages';
import type { Redirects } from '../redirects/planRedirects';

/** `from`, without a final slash, and `path`, with one, are not percent-encoded. */
export type Redirect = {
  from: string;
  path: string;
  /** The query begins with `?`. If it is empty, the target gets the request's query. */
  query: string;
  hash: string;
};

export type HostingRules = {
  redirects: Redirect[];
  /** Paths without a final slash. Their forms with a slash get the status 410 too. */
  gone: string[];
  headers: Record<string, string>;
  /** `Cache-Control` of everything outside `immutableFolders`. */
  cacheControl: string;
  /** Folders whose files never change, because their addresses contain a hash of the content. */
  immutableFolders: string[];
  immutableCacheControl: string;
  /** Files of the error pages by folder. The last entry is for the complete site. */
  notFound: { folder: string; page: string; gonePage: string }[];
  /** Media types by file extension. Hosts lack these types, or send them without `charset`. */
  types: Record<string, string>;
  /** Only hosts need these files. Readers get the not-found page for them. */
  hiddenFiles: string[];
  /** `npm start` builds no media files. Its server requests each file from the content service. */
  hasMediaOnRequest?: boolean;
};

/** The map of a server has this target for a page that is gone. Other targets begin with a slash. */
export const GONE = 'gone';

const immutableFolders = ['/static/', '/fonts/', '/icons/', '/media/'];

/** Expects paths that are not percent-encoded. */
export function toHostingRules(
  redirects: Redirects,
  headers: Record<string, string>,
  gone: readonly string[] = [],
): HostingRules {
  // The default language comes last, because its folder `/` contains the other folders.
  const parts = [...languages.filter((lang) => lang !== defaultLanguage), defaultLanguage];
  return {
    redirects: Object.entries(redirects).map(([from, to]) => toRedirect(from, to)),
    gone: gone.map(withoutSlash),
    headers,
    cacheControl: 'public, max-age=0, must-revalidate',
    immutableFolders,
    immutableCacheControl: 'public, max-age=31536000, immutable',
    notFound: parts.map((lang) => ({
      folder: `${languageSettings[lang].prefix}/`,
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
      m4a: 'audio/mp4',
      vtt: 'text/vtt; charset=utf-8',
    },
    hiddenFiles: ['/_headers', '/_redirects', '/.assetsignore'],
  };
}

const toFile = (path: string) => (path.endsWith('/') ? `${path}index.html` : path);

function withoutSlash(path: string): string {
  return path.replace(/(?<=^.|[^/])\/+$/, '');
}

function toRedirect(from: string, to: string): Redirect {
  const [, path = '/', query = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(to) ?? [];
  return { from: withoutSlash(from), path, query, hash };
}

/**
 * Returns a path's Unicode forms with and without a final slash, because hosts compare exactly.
 * Leaves out the form of the target, which would redirect to itself.
 */
export function sourcesOf(from: string, target?: string): string[] {
  const forms = new Set([from.normalize('NFC'), from.normalize('NFD')]);
  return [...forms].filter((form) => `${form}/` !== target).flatMap((form) => [form, `${form}/`]);
}
