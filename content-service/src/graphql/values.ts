import type { GraphQLResolveInfo } from 'graphql';
import type { Document } from '../model/assemble';
import { isEmptyValue, sliceDefinition } from '../model/fields';
import type { Field, SlicesField } from '../model/fields';
import { isJsonObject, objectsIn } from '../model/json';
import type { Json, JsonObject } from '../model/json';
import type { Snapshot } from '../repository/repository';
import { exposedFields, toFieldName, toTypePart, typeNames } from './names';

// GraphQL calls a function in a value when a query selects it, and reads the type of a member of a
// union or an interface in `__typename`.

export type GraphqlContext = { snapshot: Snapshot };

type Value = Record<string, unknown>;

export function toNode(document: Document, { snapshot }: GraphqlContext): Value {
  const { type } = typeNames(document.type);
  return {
    ...toRow(type, snapshot.customType(document).fields, document.data),
    __typename: type,
    _linkType: 'Link.document',
    _meta: {
      ...document,
      alternateLanguages: document.alternate_languages,
      firstPublicationDate: document.first_publication_date,
      lastPublicationDate: document.last_publication_date,
    },
  };
}

/** @param owner the GraphQL type of the row */
function toRow(owner: string, fields: readonly Field[], row: JsonObject): Value {
  return Object.fromEntries(
    exposedFields(fields).map((field) => [
      toFieldName(field.id),
      (_args: unknown, context: GraphqlContext) =>
        toValue(owner + toTypePart(field.id), field, row[field.id], context),
    ]),
  );
}

function toValue(name: string, field: Field, value: Json | undefined, context: GraphqlContext) {
  if (field.kind === 'Link' && !field.isRepeated) return toLinked(value, context);
  if (isEmptyValue(field, value)) return null;
  if (field.kind === 'Group') {
    return objectsIn(value).map((row) => toRow(name, field.fields, row));
  }
  if (field.kind === 'Slices') return objectsIn(value).map((slice) => toSlice(name, field, slice));
  return value;
}

function toSlice(zone: string, field: SlicesField, slice: JsonObject): Value {
  const { slice_type: type, slice_label: label, variation } = slice;
  const name = zone + toTypePart(String(type));
  const definition = sliceDefinition(field, slice);
  const isShared = definition !== undefined && !('kind' in definition);
  const partName = isShared ? name + toTypePart(String(variation)) : name;
  const itemsName = isShared ? 'items' : 'fields';
  const primary = isJsonObject(slice.primary) ? slice.primary : {};
  const items = objectsIn(slice.items).map((item) =>
    toRow(partName + toTypePart(itemsName), definition?.items ?? [], item),
  );
  const parts: Value = {
    primary: toRow(`${partName}Primary`, definition?.primary ?? [], primary),
    [itemsName]: items.length > 0 ? items : null,
  };
  const own = { __typename: name, type, label };
  if (!isShared) return { ...own, ...parts };
  return {
    ...own,
    // A variation without fields has no type, so its value is null.
    variation: (_args: unknown, _context: unknown, { schema }: GraphQLResolveInfo) =>
      schema.getType(partName) ? { __typename: partName, ...parts } : null,
  };
}

function toLinked(link: Json | undefined, context: GraphqlContext): Value | null {
  if (!isJsonObject(link)) return null;
  if (link.link_type === 'Document') {
    const target = typeof link.id === 'string' ? context.snapshot.byId(link.id) : undefined;
    return target ? toNode(target, context) : null;
  }
  if (typeof link.url !== 'string') return null;
  if (link.link_type === 'Web') {
    return { ...link, __typename: '_ExternalLink', _linkType: 'Link.web' };
  }
  if (link.link_type !== 'Media') return null;
  const file = { name: link.name ?? '', url: link.url, size: toWholeNumber(link.size) };
  if (link.kind !== 'image') return { ...file, __typename: '_FileLink', _linkType: 'Link.file' };
  const [height, width] = [toWholeNumber(link.height), toWholeNumber(link.width)];
  return { ...file, height, width, __typename: '_ImageLink', _linkType: 'Link.image' };
}

/** Returns 0 if the number is not whole: a file's `size`, `height` and `width` must not be null. */
function toWholeNumber(value: Json | undefined): number {
  const number = Number(value);
  return Number.isSafeInteger(number) ? number : 0;
}
