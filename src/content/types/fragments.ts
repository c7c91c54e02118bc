import { graphql } from 'gatsby';

// The fragments that every type needs: a document's metadata, for its own page and for a list or a link, and
// the target of a link.
export const fragments = graphql`
  fragment Meta on PRISMIC_Meta {
    ...CardMeta
    tags
    firstPublicationDate
    lastPublicationDate
  }

  fragment CardMeta on PRISMIC_Meta {
    id
    uid
    type
    lang
    url
  }

  fragment Link on PRISMIC__Linkable {
    _linkType
    ... on PRISMIC__Document {
      _meta {
        id
        uid
        type
        lang
        url
      }
    }
    ... on PRISMIC__ExternalLink {
      url
      target
    }
    ... on PRISMIC__FileLink {
      url
    }
    ... on PRISMIC__ImageLink {
      url
    }
  }
`;
