import { graphql, useStaticQuery } from 'gatsby';

/**
 * The data that every page of the site needs. They are one static query, because a browser requests the
 * result of each by itself.
 */
export function useSite(): Queries.SiteQuery {
  return useStaticQuery<Queries.SiteQuery>(graphql`
    query Site {
      site {
        buildTime(formatString: "YYYY")
        siteMetadata {
          siteUrl
        }
      }
      prismic {
        allHomepages(lang: "*") {
          edges {
            node {
              ...Navigation
            }
          }
        }
      }
    }
  `);
}
