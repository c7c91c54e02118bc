import { graphql, Link, StaticQuery } from 'gatsby';
import { withPreview } from 'gatsby-source-prismic-graphql';
import * as React from 'react';

const query = graphql`
  query {
    prismic {
      allBoats(sortBy: built_ASC) {
        edges {
          node {
            _meta {
              uid
            }
            name
            built
          }
        }
      }
    }
  }
`;

export const Fleet = () => (
  <StaticQuery
    query={query}
    render={withPreview(
      (data) => (
        <ul>
          {data.prismic.allBoats.edges.map(({ node }) => (
            <li key={node._meta.uid}>
              <Link to={`/skibe/${node._meta.uid}`}>
                {node.name}, {node.built}
              </Link>
            </li>
          ))}
        </ul>
      ),
      query,
    )}
  />
);
