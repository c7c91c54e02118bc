import type { BuildArgs, NodePluginArgs } from 'gatsby';

/** Reads `siteMetadata.siteUrl` of gatsby-config.ts; empty if it is not set. */
export async function readSiteUrl(graphql: BuildArgs['graphql']): Promise<string> {
  const { data } = await graphql<Queries.Query>('{ site { siteMetadata { siteUrl } } }');
  return data?.site?.siteMetadata?.siteUrl ?? '';
}

/** Returns the paths of all pages of the site. */
export function readPaths(getNodesByType: NodePluginArgs['getNodesByType']): string[] {
  return getNodesByType('SitePage').flatMap(({ path }) => (typeof path === 'string' ? [path] : []));
}
