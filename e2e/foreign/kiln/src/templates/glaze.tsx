import { graphql } from 'gatsby';
import type { PageProps } from 'gatsby';
import * as React from 'react';

type Data = {
  prismic: { glaze: { title: { text: string }[]; temperature: number | null } | null };
};

export const query = graphql`
  query GlazePage($uid: String!, $lang: String!) {
    prismic {
      glaze(uid: $uid, lang: $lang) {
        title
        temperature
      }
    }
  }
`;

export default function Glaze({ data }: PageProps<Data>) {
  const { glaze } = data.prismic;
  if (!glaze) return null;
  return (
    <main>
      <h1>{glaze.title[0]?.text}</h1>
      <p>{glaze.temperature} °C</p>
    </main>
  );
}
