import type { Field } from './fields';
import { objectsIn } from './json';
import type { Json, JsonObject } from './json';
import type { MediaFile } from './mediaFiles';

/**
 * The part of a link to a document that describes its target: the keys of a REST link without
 * `link_type` and `isBroken`.
 */
export type LinkTarget = {
  id: string;
  type: string;
  tags: string[];
  lang: string;
  slug: string;
  first_publication_date: string | null;
  last_publication_date: string | null;
  uid?: string;
};

/** The lookups for completing the values of one document, and the reporting of its problems. */
export type Scope = {
  documentId: string;
  target: (id: string) => LinkTarget | undefined;
  /** The fields and the data, as in its file, of a document to which a link leads. */
  content: (id: string) => { fields: readonly Field[]; data: JsonObject } | undefined;
  media: (name: string) => MediaFile | undefined;
  hasType: (type: string) => boolean;
  /** @param fieldPath the path inside the document, such as `data.body[0].items[2].link`. */
  report: (fieldPath: string, cause: string, remedy: string) => void;
};

export function quoted(value: Json | JsonObject | undefined): string {
  const text = JSON.stringify(value) ?? 'missing';
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}

/** The objects of a list. Reports a value that is not a list of objects. */
export function rows(value: Json, fieldPath: string, scope: Scope): JsonObject[] {
  const result = objectsIn(value);
  if (!Array.isArray(value) || result.length < value.length) {
    scope.report(
      fieldPath,
      `a list of objects was expected, not ${quoted(value)}.`,
      'Correct the list.',
    );
  }
  return result;
}
