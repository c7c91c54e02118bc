import { graphql } from 'gatsby';

// The two questions that every type asks: who a document is, and where a link leads.
export const fragments = graphql`
  fragment Meta on PRISMIC_Meta {
    id
    uid
    type
    lang
    tags
    firstPublicationDate
    lastPublicationDate
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
