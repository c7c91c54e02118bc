import { graphql, Link } from 'gatsby';
import { GatsbyImage, getImage } from 'gatsby-plugin-image';
import { getDocumentIndexFromCursor, linkResolver } from 'gatsby-source-prismic-graphql';
import * as React from 'react';

export const query = graphql`
  query BoatPage(
    $uid: String!
    $lang: String!
    $paginationPreviousUid: String!
    $paginationPreviousLang: String!
  ) {
    prismic {
      boat(uid: $uid, lang: $lang) {
        name
        built
        story
        photo
        photoSharp {
          childImageSharp {
            gatsbyImageData(width: 320, layout: CONSTRAINED)
          }
        }
        sister {
          ... on PRISMIC_Boat {
            name
            _meta {
              uid
            }
          }
        }
      }
      older: boat(uid: $paginationPreviousUid, lang: $paginationPreviousLang) {
        name
      }
    }
  }
`;

export default function Boat({ data, pageContext }) {
  const { boat, older } = data.prismic;
  if (!boat) return null;
  const image = getImage(boat.photoSharp);
  return (
    <main>
      <h1>{boat.name}</h1>
      <p>Bygget {boat.built}</p>
      {pageContext.cursor && (
        <p>Nr. {Number(getDocumentIndexFromCursor(pageContext.cursor)) + 1}</p>
      )}
      {image && <GatsbyImage image={image} alt={boat.photo.alt} />}
      {(boat.story || []).map(({ text }) => (
        <p key={text}>{text}</p>
      ))}
      {boat.sister && <Link to={`/skibe/${boat.sister._meta.uid}`}>{boat.sister.name}</Link>}
      {older && <Link to={linkResolver(pageContext.paginationPreviousMeta)}>{older.name}</Link>}
    </main>
  );
}

Boat.fragments = [];
