import { graphql, useStaticQuery } from 'gatsby';

/** One query has all data that every page needs: a browser requests each result separately. */
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
