import { createHash } from 'node:crypto';
import { completeScalar } from './completeScalar';
import { emptyValue } from './emptyValue';
import type { Field, SlicesField } from './fields';
import { completeImage } from './images';
import { isJsonObject } from './json';
import type { Json, JsonObject } from './json';
import { completeLink } from './links';
import { completeRichText } from './richText';
import { quoted } from './scope';
import type { Scope } from './scope';

/**
 * A document's data, a group's row or a slice's part as REST gives it: every field of the custom
 * type in its order, empty ones too, with links and images completed. What cannot be used is
 * reported and comes back empty; fields that the custom type does not have are reported and left out.
 */
export function completeData(
  fields: readonly Field[],
  data: JsonObject,
  place: string,
  scope: Scope,
): JsonObject {
  for (const id of Object.keys(data)) {
    if (!fields.some((field) => field.id === id)) {
      scope.report(
        `${place}.${id}`,
        'the custom type has no such field here.',
        `Take it out, or add it to the custom type. Known here: ${fields.map((f) => f.id).join(', ') || 'none'}.`,
      );
    }
  }
  const result: JsonObject = {};
  for (const field of fields) {
    const value = Object.hasOwn(data, field.id) ? data[field.id] : undefined;
    result[field.id] =
      value === undefined || value === null
        ? emptyValue(field)
        : completeValue(field, value, `${place}.${field.id}`, scope);
  }
  return result;
}

function completeValue(field: Field, value: Json, place: string, scope: Scope): Json {
  switch (field.kind) {
    case 'StructuredText':
      return completeRichText(value, place, scope);
    case 'Image':
      // `{}`, or `{}` for every thumbnail, is how REST writes an image that was never chosen.
      if (isJsonObject(value) && Object.values(value).every(isEmptyObject))
        return emptyValue(field);
      return completeImage(field, value, place, scope);
    case 'Link':
      return completeLink(value, place, scope) ?? emptyValue(field);
    case 'Group':
      return rows(value, place, scope).map((row, index) =>
        completeData(field.fields, row, `${place}[${index}]`, scope),
      );
    case 'Slices':
      return rows(value, place, scope).flatMap(
        (slice, index) => completeSlice(field, slice, `${place}[${index}]`, scope) ?? [],
      );
    case 'IntegrationFields':
      return value;
    default:
      return completeScalar(field, value, place, scope);
  }
}

function completeSlice(
  zone: SlicesField,
  slice: JsonObject,
  place: string,
  scope: Scope,
): JsonObject | undefined {
  const choice = zone.choices.find(({ id }) => id === slice.slice_type);
  if (!choice) {
    const known = zone.choices.map(({ id }) => id).join(', ') || 'none';
    scope.report(
      `${place}.slice_type`,
      `${quoted(slice.slice_type)} is no slice of this zone.`,
      `Correct it, or add the slice to the custom type. Known here: ${known}.`,
    );
    return undefined;
  }
  const variation =
    choice.kind === 'SharedSlice'
      ? choice.variations.find(({ id }) => id === (slice.variation ?? 'default'))
      : choice;
  if (!variation) {
    scope.report(
      `${place}.variation`,
      `the slice "${choice.id}" has no variation ${quoted(slice.variation)}.`,
      'Correct it, or add the variation to the model of the slice.',
    );
    return undefined;
  }
  const primary = isJsonObject(slice.primary) ? slice.primary : {};
  const items = rows(slice.items ?? [], `${place}.items`, scope);
  return {
    ...('version' in variation ? { variation: variation.id, version: variation.version } : {}),
    primary: completeData(variation.primary, primary, `${place}.primary`, scope),
    items: items.map((item, index) =>
      completeData(variation.items, item, `${place}.items[${index}]`, scope),
    ),
    id: typeof slice.id === 'string' ? slice.id : sliceId(choice.id, scope.documentId, place),
    slice_type: choice.id,
    slice_label: typeof slice.slice_label === 'string' ? slice.slice_label : null,
  };
}

/** Prismic's form, `<slice>$<uuid>`, the same for the same place so that refs stay comparable. */
function sliceId(type: string, documentId: string, place: string): string {
  const hash = createHash('sha1').update(`${documentId} ${place}`).digest('hex');
  const uuid = [hash.slice(0, 8), hash.slice(8, 12), hash.slice(12, 16), hash.slice(16, 20)];
  return `${type}$${uuid.join('-')}-${hash.slice(20, 32)}`;
}

function isEmptyObject(value: Json): boolean {
  return isJsonObject(value) && Object.keys(value).length === 0;
}

function rows(value: Json, place: string, scope: Scope): JsonObject[] {
  const list = Array.isArray(value) ? value : [];
  const result = list.filter(isJsonObject);
  if (!Array.isArray(value) || result.length < list.length) {
    scope.report(
      place,
      `a list of objects is expected, not ${quoted(value)}.`,
      'Correct the list.',
    );
  }
  return result;
}
