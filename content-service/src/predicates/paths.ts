import type { Json } from '../json';
import { isJsonObject } from '../json';
import type { Document } from '../model/assemble';
import { isEmptyValue } from '../model/emptyValue';
import type { Field } from '../model/fields';
import { textOf } from '../model/plainText';
import type { Snapshot } from '../snapshot';

/** A value that predicates and orderings compare. */
export type Comparable = string | number | boolean;

/** What a path such as `my.article.title` or `document.tags` names. */
export type ResolvedPath = {
  /** The custom type that the path restricts results to. */
  type: string | undefined;
  /** Without it a path is `document` itself, for full text only. */
  kind: Field['kind'] | 'uid' | 'tags' | 'meta' | 'document';
  /** The values a document has there: none when empty, several for tags and in groups. */
  values: (document: Document) => Comparable[];
};

const META = new Map<string, (document: Document) => string | null>([
  ['document.id', ({ id }) => id],
  ['document.type', ({ type }) => type],
  ['document.lang', ({ lang }) => lang],
  ['document.first_publication_date', (document) => document.first_publication_date],
  ['document.last_publication_date', (document) => document.last_publication_date],
]);

/**
 * Finds what a path names.
 * @returns undefined when it names nothing: no such field, no field that can be addressed (slices, a
 *   whole group), or a type without a published document, which Prismic refuses alike.
 */
export function resolvePath(path: string, snapshot: Snapshot): ResolvedPath | undefined {
  const meta = META.get(path);
  if (meta) {
    return { type: undefined, kind: 'meta', values: (document) => present(meta(document)) };
  }
  if (path === 'document') return { type: undefined, kind: 'document', values: () => [] };
  if (path === 'document.tags') {
    return { type: undefined, kind: 'tags', values: (document) => document.tags };
  }
  const [my, typeId = '', fieldId = '', memberId, ...rest] = path.split('.');
  const type = snapshot.model.types.get(typeId);
  if (my !== 'my' || !type || rest.length > 0 || snapshot.ofType(typeId).length === 0) {
    return undefined;
  }
  if (fieldId === 'uid' && type.hasUid && memberId === undefined) {
    return { type: typeId, kind: 'uid', values: ({ uid }) => present(uid) };
  }
  const field = type.fields.find(({ id }) => id === fieldId);
  if (field?.kind === 'Group') {
    const member = field.fields.find(({ id }) => id === memberId);
    if (!member || member.kind === 'Group') return undefined;
    const values = ({ data }: Document): Comparable[] =>
      rows(data[fieldId]).flatMap((row) => comparables(member, row[member.id]));
    return { type: typeId, kind: member.kind, values };
  }
  if (!field || field.kind === 'Slices' || memberId !== undefined) return undefined;
  const values = ({ data }: Document): Comparable[] => comparables(field, data[fieldId]);
  return { type: typeId, kind: field.kind, values };
}

/**
 * A field's completed value as what it is compared by: a link by the id of its document or by its
 * address, rich text by its text. Empty when the field is.
 */
export function comparables(field: Field, value: Json | undefined): Comparable[] {
  if (value === undefined || value === null || isEmptyValue(field, value)) return [];
  if (field.kind === 'StructuredText') return [textOf(value)];
  if (isJsonObject(value)) {
    const { id, url, embed_url: embedUrl } = value;
    const comparable = [id, url, embedUrl].find((candidate) => typeof candidate === 'string');
    return [comparable ?? JSON.stringify(value)];
  }
  return Array.isArray(value) ? [] : [value];
}

function rows(value: Json | undefined) {
  return Array.isArray(value) ? value.filter(isJsonObject) : [];
}

function present(value: string | null): string[] {
  return value === null ? [] : [value];
}
