import { createHash } from 'node:crypto';
import { emptyValue, pickedFields } from './fields';
import type { Field, LinkField, SlicesField } from './fields';
import { completeImage } from './images';
import { isJsonObject, withoutKeys } from './json';
import type { Json, JsonObject } from './json';
import { completeLink, isFilledLink } from './links';
import { completeRichText, completeTable } from './richText';
import { quoted, rows } from './scope';
import type { Scope } from './scope';
import { isDate, toTimestamp } from './timestamp';

/**
 * Completes values to REST's format, with every field of the custom type in order. Reports invalid
 * values, which become empty, and unknown fields, which are dropped.
 */
export function completeData(
  fields: readonly Field[],
  data: JsonObject,
  fieldPath: string,
  scope: Scope,
): JsonObject {
  for (const id of Object.keys(data)) {
    if (!fields.some((field) => field.id === id)) {
      scope.report(
        `${fieldPath}.${id}`,
        'the custom type has no such field here.',
        `Remove it, or add it to the custom type. Fields here: ${fields.map((f) => f.id).join(', ') || 'none'}.`,
      );
    }
  }
  const result: JsonObject = {};
  for (const field of fields) {
    const value = Object.hasOwn(data, field.id) ? data[field.id] : undefined;
    result[field.id] =
      value === undefined || value === null
        ? emptyValue(field)
        : completeValue(field, value, `${fieldPath}.${field.id}`, scope);
  }
  return result;
}

function completeValue(field: Field, value: Json, fieldPath: string, scope: Scope): Json {
  switch (field.kind) {
    case 'StructuredText':
      return completeRichText(value, fieldPath, scope);
    case 'Image':
      if (isEmptyImage(value)) {
        return Object.fromEntries(
          [emptyValue(field), value].flatMap((each) => Object.entries(each ?? {})),
        );
      }
      return completeImage(value, field, fieldPath, scope) ?? emptyValue(field);
    case 'Link':
      if (!field.isRepeated) {
        return completeFieldLink(field, value, fieldPath, scope) ?? emptyValue(field);
      }
      return rows(value, fieldPath, scope).flatMap(
        (link, index) => completeFieldLink(field, link, `${fieldPath}[${index}]`, scope) ?? [],
      );
    case 'Group':
      return rows(value, fieldPath, scope).map((row, index) =>
        completeData(field.fields, row, `${fieldPath}[${index}]`, scope),
      );
    case 'Slices':
      return rows(value, fieldPath, scope).flatMap(
        (slice, index) => completeSlice(field, slice, `${fieldPath}[${index}]`, scope) ?? [],
      );
    case 'Table':
      return completeTable(value, fieldPath, scope, (place) => uuidOf(scope.documentId, place));
    case 'IntegrationFields':
    case 'Unknown':
      return value;
    default:
      return completeScalar(field, value, fieldPath, scope);
  }
}

/** Adds a `key` to a filled link and to every link of a list, as Prismic does. */
function completeFieldLink(
  field: LinkField,
  value: Json,
  fieldPath: string,
  scope: Scope,
): JsonObject | undefined {
  const link = completeLink(value, fieldPath, scope);
  if (!link || (!field.isRepeated && !isFilledLink(link))) return link;
  const key = typeof link.key === 'string' ? link.key : uuidOf(scope.documentId, fieldPath);
  const data = pickedData(field, link, scope);
  const completed: JsonObject = {};
  // In Prismic, the data is before the type of the link, and the key after it.
  for (const [name, each] of Object.entries(withoutKeys(link, data ? ['key', 'data'] : ['key']))) {
    if (name === 'link_type' && data) completed.data = data;
    completed[name] = each;
    if (name === 'link_type') completed.key = key;
  }
  return completed;
}

function pickedData(field: LinkField, link: JsonObject, scope: Scope): JsonObject | undefined {
  const picked = link.link_type === 'Document' ? field.picks.get(String(link.type)) : undefined;
  const linked = picked && scope.linked(String(link.id));
  if (!linked) return undefined;
  // The other document's mistakes are reported with that document.
  const inside = { ...scope, documentId: String(link.id), report: () => undefined };
  return completeData(pickedFields(linked.type.fields, picked), linked.data, 'data', inside);
}

function completeSlice(
  zone: SlicesField,
  slice: JsonObject,
  fieldPath: string,
  scope: Scope,
): JsonObject | undefined {
  const choice = zone.choices.find(({ id }) => id === slice.slice_type);
  if (!choice) {
    const known = zone.choices.map(({ id }) => id).join(', ') || 'none';
    scope.report(
      `${fieldPath}.slice_type`,
      `slice_type is ${quoted(slice.slice_type)}, but this zone has no such slice.`,
      `Correct it, or add the slice to the custom type. Slices here: ${known}.`,
    );
    return undefined;
  }
  const variation =
    choice.kind === 'SharedSlice'
      ? choice.variations.find(({ id }) => id === (slice.variation ?? 'default'))
      : choice;
  if (!variation) {
    scope.report(
      `${fieldPath}.variation`,
      `the variation is ${quoted(slice.variation)}, but the slice "${choice.id}" has no such variation.`,
      'Correct it, or add the variation to the model of the slice.',
    );
    return undefined;
  }
  const [primary = {}] = rows([slice.primary ?? {}], `${fieldPath}.primary`, scope);
  const items = rows(slice.items ?? [], `${fieldPath}.items`, scope);
  const parts = {
    primary: completeData(variation.primary, primary, `${fieldPath}.primary`, scope),
    items: items.map((item, index) =>
      completeData(variation.items, item, `${fieldPath}.items[${index}]`, scope),
    ),
  };
  const completed: JsonObject = {
    // In Prismic, only a shared slice has its items before its primary part.
    ...('version' in variation
      ? {
          variation: variation.id,
          version: typeof slice.version === 'string' ? slice.version : variation.version,
          items: parts.items,
        }
      : {}),
    ...parts,
    id:
      typeof slice.id === 'string'
        ? slice.id
        : `${choice.id}$${uuidOf(scope.documentId, fieldPath)}`,
    slice_type: choice.id,
    slice_label: typeof slice.slice_label === 'string' ? slice.slice_label : null,
  };
  return { ...completed, ...withoutKeys(slice, Object.keys(completed)) };
}

/** Returns a UUID made from document id and field path, so that it is the same under every ref. */
function uuidOf(documentId: string, fieldPath: string): string {
  const hash = createHash('sha1').update(`${documentId} ${fieldPath}`).digest('hex');
  const uuid = [hash.slice(0, 8), hash.slice(8, 12), hash.slice(12, 16), hash.slice(16, 20)];
  return `${uuid.join('-')}-${hash.slice(20, 32)}`;
}

/** In REST, a missing image is `{}`, has `{}` for every thumbnail, or has only null values. */
function isEmptyImage(value: Json): boolean {
  return (
    isJsonObject(value) && Object.values(value).every((each) => each === null || isEmptyImage(each))
  );
}

function completeScalar(field: Field, value: Json, fieldPath: string, scope: Scope): Json {
  const reject = (expected: string): Json => {
    scope.report(
      fieldPath,
      `${expected} was expected, not ${quoted(value)}.`,
      'Correct the value.',
    );
    return emptyValue(field);
  };
  switch (field.kind) {
    case 'Text':
      return typeof value === 'string' ? value : reject('text');
    case 'Number':
    case 'Range':
      // JSON.parse reads 1e400 as infinity, which JSON cannot express.
      return Number.isFinite(value) ? value : reject('a number');
    case 'Boolean':
      return typeof value === 'boolean' ? value : reject('true or false');
    case 'Date':
      return typeof value === 'string' && isDate(value)
        ? value
        : reject('a date like "2026-10-02"');
    case 'Timestamp': {
      const timestamp = typeof value === 'string' ? toTimestamp(value) : undefined;
      return timestamp ?? reject('a timestamp like "2026-10-02T09:00:00+0000"');
    }
    case 'Color':
      return typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value)
        ? value
        : reject('a colour like "#1a2b3c"');
    case 'Select':
      return typeof value === 'string' && field.options.includes(value)
        ? value
        : reject(`one of the options ${field.options.map((option) => `"${option}"`).join(', ')}`);
    default:
      return isJsonObject(value) ? value : reject('an object');
  }
}
