// The addresses of Gatsby's files, and the names of the caches that they are stored in.

/** The file with the hash of the build. */
export const appDataAddress = '/page-data/app-data.json';

/** The data of a page: `/verkefni/` → `/page-data/verkefni/page-data.json`. */
export function dataAddress(path: string): string {
  return `/page-data/${path.replace(/^\/|\/$/g, '') || 'index'}/page-data.json`;
}

/** The page whose data it is; `undefined` for any other file. */
export function pathOfData(address: string): string | undefined {
  const name = /^\/page-data\/(.+)\/page-data\.json$/.exec(address)?.[1];
  if (name === undefined) return undefined;
  return name === 'index' ? '/' : `/${name}/`;
}

/** The result of a static query. */
export function staticQueryAddress(hash: string): string {
  return `/page-data/sq/d/${hash}.json`;
}

/** Files that have another address if their content is another. */
export const hashedFile = /^\/(static\/.+|.+[-.][0-9a-f]{8,}\.(js|css|woff2?))$/;

// The number is counted up when the worker reads what it has stored in another form.
export function nameOfCache(stored: string): string {
  return `gatsby-plugin-offline-2-${stored}`;
}
