/**
 * The types that are the same in every repository, written by hand from the rules: one line of SDL
 * each, without descriptions.
 */
export const commonTypes: readonly string[] = [
  'interface _Document { _meta: Meta! }',
  'interface _Linkable { _linkType: String }',
  'type Meta { id: String! uid: String type: String! tags: [String!]! lang: String! alternateLanguages: [RelatedDocument!]! firstPublicationDate: DateTime lastPublicationDate: DateTime }',
  'type RelatedDocument { id: String! uid: String type: String! lang: String! }',
  'type PageInfo { hasNextPage: Boolean! hasPreviousPage: Boolean! startCursor: String endCursor: String }',
  'type _DocumentConnection { pageInfo: PageInfo! edges: [_DocumentEdge] totalCount: Long! }',
  'type _DocumentEdge { node: _Document! cursor: String! }',
  'type _ExternalLink implements _Linkable { url: String! target: String _linkType: String }',
  'type _FileLink implements _Linkable { name: String! url: String! size: Long! _linkType: String }',
  'type _ImageLink implements _Linkable { name: String! url: String! size: Long! height: Int! width: Int! _linkType: String }',
  'enum SortDocumentsBy { meta_firstPublicationDate_ASC meta_firstPublicationDate_DESC meta_lastPublicationDate_ASC meta_lastPublicationDate_DESC }',
  'input similar { documentId: String! max: Int! }',
];
