import { graphql, Link } from 'gatsby';
import * as React from 'react';

export const query = graphql`
  query BoatPage($uid: String!, $lang: String!) {
    prismic {
      boat(uid: $uid, lang: $lang) {
        name
        built
        story
        sister {
          ... on PRISMIC_Boat {
            name
            _meta {
              uid
            }
          }
        }
      }
    }
  }
`;

export default function Boat({ data }) {
  const { boat } = data.prismic;
  if (!boat) return null;
  return (
    <main>
      <h1>{boat.name}</h1>
      <p>Bygget {boat.built}</p>
      {(boat.story || []).map(({ text }) => (
        <p key={text}>{text}</p>
      ))}
      {boat.sister && <Link to={`/skibe/${boat.sister._meta.uid}`}>{boat.sister.name}</Link>}
    </main>
  );
}
