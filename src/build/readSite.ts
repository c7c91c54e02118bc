import type { BuildArgs, NodePluginArgs } from 'gatsby';

/** Returns an empty text if the address is not set. */
export async function readSiteUrl(graphql: BuildArgs['graphql']): Promise<string> {
  const { data } = await graphql<Queries.Query>('{ site { siteMetadata { siteUrl } } }');
  return data?.site?.siteMetadata?.siteUrl ?? '';
}

export function readPaths(getNodesByType: NodePluginArgs['getNodesByType']): string[] {
  return getNodesByType('SitePage').flatMap(({ path }) => (typeof path === 'string' ? [path] : []));
}
