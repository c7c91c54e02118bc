import { readFileSync } from 'node:fs';

/** Maps old paths to new paths. */
export type Redirects = Record<string, string>;

/** The status of a page that is gone for good (RFC 9110, 15.5.11). */
export const GONE_STATUS = 410;

export type RedirectTable = Record<string, string | typeof GONE_STATUS>;

/**
 * Returns the redirects in a file. If the file is missing or malformed, warns and returns none: a
 * site without redirects is better than no site (docs/behaviour.md, “Redirects”).
 */
export function readRedirects(file: string, warn: (message: string) => void): RedirectTable {
  try {
    const table: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (isRedirectTable(table)) return table;
    warn(
      `${file} is ignored: it must be an object of paths, such as { "/old": "/new/", "/gone": 410 }.`,
    );
  } catch (error) {
    warn(`${file} is ignored: ${error instanceof Error ? error.message : String(error)}`);
  }
  return {};
}

function isRedirectTable(table: unknown): table is RedirectTable {
  if (typeof table !== 'object' || table === null || Array.isArray(table)) return false;
  return Object.entries(table).every(
    ([from, to]) =>
      from.startsWith('/') &&
      (to === GONE_STATUS || (typeof to === 'string' && to.startsWith('/'))),
  );
}
