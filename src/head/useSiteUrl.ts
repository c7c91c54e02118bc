import { graphql, useStaticQuery } from 'gatsby';

/** Where the site is published, without a final slash (`SITE_URL`). */
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
