import { graphql } from 'gatsby';

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
        ...CardMeta
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
