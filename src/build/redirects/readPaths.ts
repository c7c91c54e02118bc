import type { NodePluginArgs } from 'gatsby';

/** Returns the paths of all pages of the site. */
export function readPaths(getNodesByType: NodePluginArgs['getNodesByType']): string[] {
  return getNodesByType('SitePage').flatMap(({ path }) => (typeof path === 'string' ? [path] : []));
}
