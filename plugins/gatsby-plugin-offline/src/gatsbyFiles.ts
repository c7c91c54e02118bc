/** This file contains the hash of the build. */
export const appDataAddress = '/page-data/app-data.json';

/** `/verkefni/` → `/page-data/verkefni/page-data.json` */
export function dataAddress(path: string): string {
  return `/page-data/${path.replace(/^\/|\/$/g, '') || 'index'}/page-data.json`;
}

export function pathOfData(address: string): string | undefined {
  const name = /^\/page-data\/(.+)\/page-data\.json$/.exec(address)?.[1];
  if (name === undefined) return undefined;
  return name === 'index' ? '/' : `/${name}/`;
}

export function staticQueryAddress(hash: string): string {
  return `/page-data/sq/d/${hash}.json`;
}

/** These files get another address when their content changes. */
export const hashedFile = /^\/(static\/.+|.+[-.][0-9a-f]{8,}\.(js|css|woff2?))$/;

// Increase the number in the name when the format of the stored data changes.
export function nameOfCache(stored: string): string {
  return `gatsby-plugin-offline-2-${stored}`;
}
