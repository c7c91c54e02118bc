import type { FieldNode } from 'graphql';
import { Kind } from 'graphql';

/** Name under which we ask for a document's id: a query may give the name `id` to something else. */
export const documentIdKey = 'documentId';

export const documentIdField = {
  kind: Kind.FIELD,
  alias: { kind: Kind.NAME, value: documentIdKey },
  name: { kind: Kind.NAME, value: 'id' },
} as const satisfies FieldNode;
