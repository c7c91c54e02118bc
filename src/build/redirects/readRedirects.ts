import { readFileSync } from 'node:fs';

/** Old address → new address, both paths of this site. */
export type Redirects = Record<string, string>;

/**
 * Reads the redirects from old addresses.
 *
 * @param file path of a JSON object whose keys and values are paths that begin with a slash
 * @param warn called with the reason if the file is missing or malformed. It is not an error: a
 * site without its redirects is better than no site (docs/behaviour.md, “Redirects”)
 * @returns no redirects if the file is missing or malformed
 */
export function readRedirects(file: string, warn: (message: string) => void): Redirects {
  try {
    const table: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (isRedirects(table)) return table;
    warn(`${file} is ignored: it must be an object of paths, such as { "/old": "/new/" }.`);
  } catch (error) {
    warn(`${file} is ignored: ${error instanceof Error ? error.message : String(error)}`);
  }
  return {};
}

function isRedirects(table: unknown): table is Redirects {
  if (typeof table !== 'object' || table === null || Array.isArray(table)) return false;
  return Object.entries(table).every(
    ([from, to]) => from.startsWith('/') && typeof to === 'string' && to.startsWith('/'),
  );
}
