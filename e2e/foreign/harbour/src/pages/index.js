import { graphql, Link } from 'gatsby';
import * as React from 'react';

export const query = graphql`
  {
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

export default function Harbour({ data }) {
  return (
    <main>
      <h1>Skibene i havnen</h1>
      <ul>
        {data.prismic.allBoats.edges.map(({ node }) => (
          <li key={node._meta.uid}>
            <Link to={`/skibe/${node._meta.uid}`}>
              {node.name}, {node.built}
            </Link>
          </li>
        ))}
      </ul>
    </main>
  );
}
