import type { Document } from '../model/assemble';
import { isEmptyValue } from '../model/fields';
import type { Field } from '../model/fields';
import { isJsonObject, objectsIn } from '../model/json';
import type { Json } from '../model/json';
import { textOf } from '../model/richText';
import type { Snapshot } from '../repository/repository';
import { queryError } from './parse';
import type { Scalar } from './parse';

/** Describes a path of a predicate or an ordering, for example `my.article.title`. */
export type ResolvedPath = {
  type: string | undefined;
  /** A path of the kind `document` can only be used in a full-text search. */
  kind: PathKind;
  values: (document: Document) => Scalar[];
  raw: (document: Document) => (Json | undefined)[];
};

export type PathKind =
  Field['kind'] | 'id' | 'uid' | 'tags' | 'meta' | 'publicationDate' | 'document';

const documentPaths = new Map<string, ResolvedPath>([
  ['document', plain('document', () => [])],
  ['document.id', plain('id', ({ id }) => [id])],
  ['document.type', plain('meta', ({ type }) => [type])],
  ['document.lang', plain('meta', ({ lang }) => [lang])],
  ['document.tags', plain('tags', ({ tags }) => tags)],
  ...(['first_publication_date', 'last_publication_date'] as const).map(
    (key): [string, ResolvedPath] => [
      `document.${key}`,
      plain('publicationDate', (document) => present(document[key])),
    ],
  ),
]);

/** As in Prismic, fields of a type without documents are unknown, and slices and groups too. */
export function resolvePath(path: string, snapshot: Snapshot): ResolvedPath | undefined {
  const ofDocument = documentPaths.get(path);
  if (ofDocument) return ofDocument;
  const [my, typeId = '', fieldId = '', memberId, ...rest] = path.split('.');
  const type = snapshot.model.types.get(typeId);
  if (my !== 'my' || !type || rest.length > 0 || snapshot.ofType(typeId).length === 0) {
    return undefined;
  }
  if (fieldId === 'uid' && type.hasUid && memberId === undefined) {
    return plain('uid', ({ uid }) => present(uid), typeId);
  }
  const field = type.fields.find(({ id }) => id === fieldId);
  if (field?.kind === 'Group') {
    const member = field.fields.find(({ id }) => id === memberId);
    if (memberId === undefined || !member || member.kind === 'Group') return undefined;
    return ofField(typeId, member, ({ data }) =>
      objectsIn(data[fieldId]).map((row) => row[memberId]),
    );
  }
  if (!field || field.kind === 'Slices' || memberId !== undefined) return undefined;
  return ofField(typeId, field, ({ data }) => [data[fieldId]]);
}

function plain(
  kind: PathKind,
  values: (document: Document) => string[],
  type?: string,
): ResolvedPath {
  return { type, kind, values, raw: values };
}

function ofField(
  type: string,
  field: Field,
  all: (document: Document) => (Json | undefined)[],
): ResolvedPath {
  return {
    type,
    kind: field.kind,
    values: (document) => all(document).flatMap((value) => comparables(field, value)),
    raw: (document) =>
      all(document).filter((value) => value !== undefined && !isEmptyValue(field, value)),
  };
}

/** A link is compared by its document id or address. An empty field has no values. */
export function comparables(field: Field, value: Json | undefined): Scalar[] {
  if (value === undefined || value === null || isEmptyValue(field, value)) return [];
  if (field.kind === 'StructuredText') return [textOf(value)];
  if (isJsonObject(value)) {
    const { id, url, embed_url: embedUrl } = value;
    const comparable = [id, url, embedUrl].find((candidate) => typeof candidate === 'string');
    return [comparable ?? JSON.stringify(value)];
  }
  if (!Array.isArray(value)) return [value];
  return field.kind === 'Link' ? value.flatMap((link) => comparables(field, link)) : [];
}

function present(value: string | null): string[] {
  return value === null ? [] : [value];
}

export type Comparison = (a: Document, b: Document) => number;

/** Parses `[my.article.date desc, document.first_publication_date]`; the brackets are optional. */
export function parseOrderings(text: string, snapshot: Snapshot): Comparison | undefined {
  const list = text.trim().replace(/^\[/, '').replace(/\]$/, '');
  if (list.trim() === '') return undefined;
  let end = text.indexOf(list);
  const comparisons = list.split(',').map((ordering) => {
    const index = end + ordering.length - ordering.trimStart().length;
    end += ordering.length + 1;
    const [name = '', direction = 'asc', ...others] = ordering.trim().split(/\s+/);
    if (!name || others.length > 0 || !/^(?:asc|desc)$/i.test(direction)) {
      throw queryError("[orderings] a field, 'asc' or 'desc' expected", text, index);
    }
    const path = resolvePath(name, snapshot);
    if (!path || path.kind === 'document' || path.kind === 'tags') {
      throw queryError(`[orderings] unexpected field '${name}'`, text, index);
    }
    return byValue((document) => sortKey(path.values(document)), /desc/i.test(direction));
  });
  return (a, b) => comparisons.reduce((order, compare) => order || compare(a, b), 0);
}

/** Empty values come last in both directions. */
export function byValue(
  value: (document: Document) => Scalar | undefined,
  isDescending: boolean,
): Comparison {
  return (documentA, documentB) => {
    const [a, b] = [value(documentA), value(documentB)];
    if (a === b) return 0;
    if (a === undefined) return 1;
    if (b === undefined) return -1;
    return a < b === isDescending ? 1 : -1;
  };
}

export function sortKey(values: readonly Scalar[]): Scalar | undefined {
  const [value] = values;
  // Sorting ignores case, as people expect of a list.
  return typeof value === 'string' ? value.toLowerCase() : value;
}
