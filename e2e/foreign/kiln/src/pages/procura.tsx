import { graphql } from 'gatsby';
import type { GetServerDataProps, PageProps } from 'gatsby';
import * as React from 'react';

type Data = {
  prismic: { allGlazes: { edges: { node: { title: { text: string }[] } }[] } };
};

export const query = graphql`
  query SearchPage {
    prismic {
      allGlazes(lang: "pt-pt", sortBy: fired_on_ASC) {
        edges {
          node {
            title
          }
        }
      }
    }
  }
`;

export async function getServerData({ query: parameters }: GetServerDataProps) {
  return { props: { wanted: String(parameters?.cor ?? '') } };
}

export default function Search({
  data,
  serverData,
}: PageProps<Data, object, unknown, { wanted: string }>) {
  const titles = data.prismic.allGlazes.edges.map(({ node }) => node.title[0]?.text ?? '');
  const found = titles.filter((title) => title.toLowerCase().includes(serverData.wanted));
  return (
    <main>
      <h1>{found.join(', ')}</h1>
    </main>
  );
}
