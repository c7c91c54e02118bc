import { readFileSync } from 'node:fs';

/** Old address → new address, both paths of this site. */
export type Redirects = Record<string, string>;

/** The status of an address whose page is gone for good (RFC 9110, 15.5.11). */
export const GONE_STATUS = 410;

/** Old address → new address, or 410 for a page that is gone and has no successor. */
export type RedirectTable = Record<string, string | typeof GONE_STATUS>;

/**
 * Reads the redirects from old addresses.
 *
 * @param file path of a JSON object whose keys are paths that begin with a slash; its values are such paths, or 410
 * @param warn called with the reason if the file is missing or malformed. It is not an error: a
 * site without its redirects is better than no site (docs/behaviour.md, “Redirects”)
 * @returns no redirects if the file is missing or malformed
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

/** @returns the line of an old address in the file; the last one, if the file lists it twice */
export function lineOfRedirect(file: string, address: string): number {
  const text = readFileSync(file, 'utf8');
  const key = [...text.matchAll(/("(?:[^"\\]|\\.)*"?)(\s*:)?/g)].findLast(
    ([, name = '', colon]) => colon && JSON.parse(name) === address,
  );
  return text.slice(0, key?.index).split('\n').length;
}

function isRedirectTable(table: unknown): table is RedirectTable {
  if (typeof table !== 'object' || table === null || Array.isArray(table)) return false;
  return Object.entries(table).every(
    ([from, to]) =>
      from.startsWith('/') &&
      (to === GONE_STATUS || (typeof to === 'string' && to.startsWith('/'))),
  );
}
