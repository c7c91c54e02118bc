import { buildSchema } from 'graphql';

/**
 * A small repository's schema in Prismic's form, with an interface, a slice union and sort enums.
 */
export const fakeSchema = buildSchema(/* GraphQL */ `
  scalar Json
  scalar Long
  scalar DateTime

  interface _Document {
    _meta: Meta!
  }
  interface _Linkable {
    _linkType: String
  }
  type Meta {
    id: String!
    uid: String
    type: String!
    tags: [String!]!
    lang: String!
    alternateLanguages: [RelatedDocument!]!
    firstPublicationDate: DateTime
    lastPublicationDate: DateTime
  }
  type RelatedDocument {
    id: String!
    uid: String
    type: String!
    lang: String!
  }
  type PageInfo {
    hasNextPage: Boolean!
    endCursor: String
  }
  type _ExternalLink implements _Linkable {
    url: String!
    _linkType: String
  }

  type Article implements _Document & _Linkable {
    title: String
    text: Json
    related: _Linkable
    body: [ArticleBody!]
    _meta: Meta!
    _linkType: String
  }
  union ArticleBody = ArticleBodyQuote | ArticleBodyImage
  type ArticleBodyQuote {
    type: String
    primary: ArticleBodyQuotePrimary
  }
  type ArticleBodyQuotePrimary {
    text: String
  }
  type ArticleBodyImage {
    type: String
    label: String
  }
  type Homepage implements _Document & _Linkable {
    title: String
    _meta: Meta!
    _linkType: String
  }

  enum SortArticley {
    meta_lastPublicationDate_ASC
    title_ASC
    title_DESC
  }
  enum SortHomepagey {
    meta_lastPublicationDate_ASC
  }
  input WhereArticle {
    related: String
    text: String
    title: String
    title_fulltext: String
  }
  type ArticleConnectionConnection {
    pageInfo: PageInfo!
    edges: [ArticleConnectionEdge]
    totalCount: Long!
  }
  type ArticleConnectionEdge {
    node: Article!
    cursor: String!
  }
  type HomepageConnectionConnection {
    pageInfo: PageInfo!
    edges: [HomepageConnectionEdge]
    totalCount: Long!
  }
  type HomepageConnectionEdge {
    node: Homepage!
    cursor: String!
  }
  type _DocumentConnection {
    totalCount: Long!
  }

  type Query {
    _allDocuments(first: Int): _DocumentConnection!
    article(uid: String!, lang: String!): Article
    allArticles(
      sortBy: SortArticley
      lang: String
      where: WhereArticle
      tags: [String!]
      uid_in: [String!]
      id_in: [String!]
      after: String
      first: Int
    ): ArticleConnectionConnection!
    allHomepages(
      sortBy: SortHomepagey
      lang: String
      after: String
      first: Int
    ): HomepageConnectionConnection!
  }
`);
