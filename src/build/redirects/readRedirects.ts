import { readFileSync } from 'node:fs';

/** Old address → new address, both paths of this site. */
export type Redirects = Record<string, string>;

/**
 * Reads the table of old addresses.
 *
 * @param file path of a JSON object whose keys and values are paths that begin with a slash
 * @param warn told in one sentence why there are none; a site without its old addresses is better
 * than no site (specification, point 2)
 * @returns no redirects where the file is missing or malformed
 */
export function readRedirects(file: string, warn: (message: string) => void): Redirects {
  try {
    const table: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (isRedirects(table)) return table;
    warn(`${file} is skipped: it must be an object of paths, such as { "/old": "/new/" }.`);
  } catch (error) {
    warn(`${file} is skipped: ${error instanceof Error ? error.message : String(error)}`);
  }
  return {};
}

function isRedirects(table: unknown): table is Redirects {
  if (typeof table !== 'object' || table === null || Array.isArray(table)) return false;
  return Object.entries(table).every(
    ([from, to]) => from.startsWith('/') && typeof to === 'string' && to.startsWith('/'),
  );
}
