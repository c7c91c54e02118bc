/** What is asked of a document's `_meta`: all of `DocumentMeta`, as GraphQL text. */
export const metaFields = `_meta {
  id uid type lang tags firstPublicationDate lastPublicationDate
  alternateLanguages { id uid type lang }
}`;
