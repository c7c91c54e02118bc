import type { DocumentNode, FieldNode } from 'graphql';
import { getOperationAST, Kind, valueFromASTUntyped } from 'graphql';

/** The document of a page, in the page's context. */
export type PageDocument = { id?: unknown; uid?: unknown; lang?: unknown };

/**
 * Whether a page's query asked for the page's own document, by uid and language, and got none. A template of
 * two types may ask for both. The fallback pages of previews have no document: their id is empty.
 */
export function lacksOwnDocument(
  query: DocumentNode,
  variables: Record<string, unknown>,
  data: Record<string, unknown>,
  page: PageDocument,
): boolean {
  if (!page.id || !page.uid) return false;
  const selections = getOperationAST(query)?.selectionSet.selections ?? [];
  const own = selections.filter((field) => {
    if (field.kind !== Kind.FIELD) return false;
    const { uid, lang } = argumentsOf(field, variables);
    return uid === page.uid && lang === page.lang;
  }) as FieldNode[];
  return own.length > 0 && own.every(({ alias, name }) => !data[(alias ?? name).value]);
}

function argumentsOf(
  field: FieldNode,
  variables: Record<string, unknown>,
): Record<string, unknown> {
  return Object.fromEntries(
    (field.arguments ?? []).map(({ name, value }) => [
      name.value,
      valueFromASTUntyped(value, variables),
    ]),
  );
}
