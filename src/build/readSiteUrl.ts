import type { BuildArgs } from 'gatsby';

/** `siteMetadata.siteUrl` of gatsby-config.ts; empty where there is none. */
export async function readSiteUrl(graphql: BuildArgs['graphql']): Promise<string> {
  const { data } = await graphql<Queries.Query>('{ site { siteMetadata { siteUrl } } }');
  return data?.site?.siteMetadata?.siteUrl ?? '';
}
