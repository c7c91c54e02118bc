import { graphql, Link } from 'gatsby';
import type { PageProps } from 'gatsby';
import * as React from 'react';

type Glaze = { title: { text: string }[]; _linkUrl?: string; _meta: { uid: string; lang: string } };
type Data = {
  prismic: {
    allWorkshops: { edges: { node: { motto: string } }[] };
    allGlazes: { edges: { node: Glaze }[] };
  };
};

export const query = graphql`
  query WorkshopPage($lang: String!) {
    prismic {
      allWorkshops(lang: $lang) {
        edges {
          node {
            motto
          }
        }
      }
      allGlazes(lang: $lang, sortBy: fired_on_ASC) {
        edges {
          node {
            title
            _meta {
              uid
              lang
            }
          }
        }
      }
    }
  }
`;

export default function Workshop({ data, pageContext }: PageProps<Data, { lang: string }>) {
  const prefix = pageContext.lang === 'pt-pt' ? '' : '/en';
  return (
    <main>
      <h1>{data.prismic.allWorkshops.edges[0]?.node.motto}</h1>
      <ul>
        {data.prismic.allGlazes.edges.map(({ node }) => (
          <li key={node._meta.uid}>
            <Link to={`${prefix}/vidrados/${node._meta.uid}`}>{node.title[0]?.text}</Link>
          </li>
        ))}
      </ul>
    </main>
  );
}
