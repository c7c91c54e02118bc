import { graphql, useStaticQuery } from 'gatsby';

/** The URL of the published site, without a trailing slash (`SITE_URL`). */
export function useSiteUrl(): string {
  const data = useStaticQuery<Queries.SiteUrlQuery>(graphql`
    query SiteUrl {
      site {
        siteMetadata {
          siteUrl
        }
      }
    }
  `);
  return data.site?.siteMetadata?.siteUrl ?? '';
}
