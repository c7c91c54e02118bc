/** GraphQL selection of a document's `_meta`, with all fields of `DocumentMeta`. */
export const metaFields = `_meta {
  id uid type lang tags firstPublicationDate lastPublicationDate
  alternateLanguages { id uid type lang }
}`;
