import type { BuildArgs } from 'gatsby';

/** Reads `siteMetadata.siteUrl` of gatsby-config.ts; empty if it is not set. */
export async function readSiteUrl(graphql: BuildArgs['graphql']): Promise<string> {
  const { data } = await graphql<Queries.Query>('{ site { siteMetadata { siteUrl } } }');
  return data?.site?.siteMetadata?.siteUrl ?? '';
}
