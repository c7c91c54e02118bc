import { graphql, useStaticQuery } from 'gatsby';

/**
 * A browser requests the result of each query separately, so one query has the data of every page.
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
