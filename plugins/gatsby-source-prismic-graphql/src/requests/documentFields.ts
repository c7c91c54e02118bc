import type { FieldNode } from 'graphql';
import { Kind } from 'graphql';

/** Alias for a document's id in our queries. A site's query may use the name `id` for another field. */
export const documentIdKey = 'documentId';

export const documentIdField = {
  kind: Kind.FIELD,
  alias: { kind: Kind.NAME, value: documentIdKey },
  name: { kind: Kind.NAME, value: 'id' },
} as const satisfies FieldNode;

/** GraphQL selection of a document's `_meta`, with all fields of `DocumentMeta`. */
export const metaFields = `_meta {
  id uid type lang tags firstPublicationDate lastPublicationDate
  alternateLanguages { id uid type lang }
}`;
