import type { Field } from './fields';
import { objectsIn } from './json';
import type { Json, JsonObject } from './json';
import type { MediaFile } from './mediaFiles';

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

type Linked = { target: LinkTarget; type: { fields: readonly Field[] }; data: JsonObject };

export type Scope = {
  documentId: string;
  /** Finds a document by its id. Its data is as in its file. */
  linked: (id: string) => Linked | undefined;
  media: (name: string) => MediaFile | undefined;
  hasType: (type: string) => boolean;
  /** @param fieldPath for example `data.body[0].items[2].link` */
  report: (fieldPath: string, cause: string, remedy: string) => void;
};

export function quoted(value: Json | JsonObject | undefined): string {
  const text = JSON.stringify(value) ?? 'missing';
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}

/** Returns the objects of a list. Reports a value that is not a list of objects. */
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
