import { emptyValue, isFilledLink, pickedFields } from './fields';
import type { Field, LinkField, SlicesField } from './fields';
import { asString, isJsonObject, quoted } from './json';
import type { Json, JsonObject } from './json';
import { completeImage, completeLink } from './linksAndImages';
import { Place } from './place';
import type { Scope } from './place';
import { completeRichText, completeTable } from './richText';
import { isDate, toTimestamp } from './timestamp';

/** Invalid values become empty, and unknown fields are dropped. Both are reported. */
export function completeData(fields: readonly Field[], data: JsonObject, place: Place): JsonObject {
  for (const id of Object.keys(data)) {
    if (fields.some((field) => field.id === id)) continue;
    const known = fields.map((field) => field.id).join(', ') || 'none';
    place
      .at(id)
      .report(
        'the custom type has no such field here.',
        `Remove it, or add it to the custom type. Fields here: ${known}.`,
      );
  }
  const result: JsonObject = {};
  for (const field of fields) {
    const value = Object.hasOwn(data, field.id) ? data[field.id] : undefined;
    const isAbsent = value === undefined || value === null;
    result[field.id] = isAbsent
      ? emptyValue(field)
      : completeValue(field, value, place.at(field.id));
  }
  return result;
}

function completeValue(field: Field, value: Json, place: Place): Json {
  switch (field.kind) {
    case 'StructuredText':
      return completeRichText(value, place);
    case 'Image': {
      const empty = emptyValue(field);
      if (isEmptyImage(value)) return { ...(empty as JsonObject), ...value };
      return completeImage(value, field, place) ?? empty;
    }
    case 'Link':
      return field.isRepeated
        ? place.rows(value, (link, inner) => completeFieldLink(field, link, inner))
        : (completeFieldLink(field, value, place) ?? emptyValue(field));
    case 'Group':
      return place.rows(value, (row, inner) => completeData(field.fields, row, inner));
    case 'Slices':
      return place.rows(value, (slice, inner) => completeSlice(field, slice, inner));
    case 'Table':
      return completeTable(value, place);
    case 'IntegrationFields':
    case 'Unknown':
      return value;
    default:
      return completeScalar(field, value, place);
  }
}

/** Adds a `key` to a filled link and to every link of a list, as Prismic does. */
function completeFieldLink(field: LinkField, value: Json, place: Place): JsonObject | undefined {
  const link = completeLink(value, place);
  if (!link || (!field.isRepeated && !isFilledLink(link))) return link;
  const data = pickedData(field, link, place.scope);
  return { ...link, ...(data ? { data } : {}), key: asString(link.key) ?? place.uuid() };
}

function pickedData(field: LinkField, link: JsonObject, scope: Scope): JsonObject | undefined {
  const picked = link.link_type === 'Document' ? field.picks.get(String(link.type)) : undefined;
  const linked = picked && scope.linked(String(link.id));
  if (!linked) return undefined;
  // The other document's mistakes are reported with that document.
  const inside = new Place({ ...scope, documentId: String(link.id), report: () => undefined });
  return completeData(pickedFields(linked.type.fields, picked), linked.data, inside);
}

function completeSlice(zone: SlicesField, slice: JsonObject, place: Place): JsonObject | undefined {
  const choice = zone.choices.find(({ id }) => id === slice.slice_type);
  if (!choice) {
    const known = zone.choices.map(({ id }) => id).join(', ') || 'none';
    return place
      .at('slice_type')
      .report(
        `slice_type is ${quoted(slice.slice_type)}, but this zone has no such slice.`,
        `Correct it, or add the slice to the custom type. Slices here: ${known}.`,
      );
  }
  const { variation: variationId = 'default' } = slice;
  const variation =
    choice.kind === 'SharedSlice' ? choice.variations.find(({ id }) => id === variationId) : choice;
  if (!variation) {
    return place
      .at('variation')
      .report(
        `the variation is ${quoted(slice.variation)}, but the slice "${choice.id}" has no such variation.`,
        'Correct it, or add the variation to the model of the slice.',
      );
  }
  const primaryPlace = place.at('primary');
  const [primary = {}] = primaryPlace.rows([slice.primary ?? {}], (row) => row);
  return {
    ...slice,
    ...('version' in variation
      ? { variation: variation.id, version: asString(slice.version) ?? variation.version }
      : {}),
    primary: completeData(variation.primary, primary, primaryPlace),
    items: place
      .at('items')
      .rows(slice.items ?? [], (item, inner) => completeData(variation.items, item, inner)),
    id: asString(slice.id) ?? `${choice.id}$${place.uuid()}`,
    slice_label: asString(slice.slice_label) ?? null,
  };
}

/** In REST, a missing image is `{}`, has `{}` for every thumbnail, or has only null values. */
function isEmptyImage(value: Json): value is JsonObject {
  return (
    isJsonObject(value) && Object.values(value).every((each) => each === null || isEmptyImage(each))
  );
}

function completeScalar(field: Field, value: Json, place: Place): Json {
  const text = asString(value) ?? '';
  const accept = (isValid: boolean, expected: string, completed = value): Json => {
    if (isValid) return completed;
    place.report(`${expected} was expected, not ${quoted(value)}.`, 'Correct the value.');
    return emptyValue(field);
  };
  switch (field.kind) {
    case 'Text':
      return accept(typeof value === 'string', 'text');
    case 'Number':
    case 'Range':
      // JSON.parse reads 1e400 as infinity, which JSON cannot express.
      return accept(Number.isFinite(value), 'a number');
    case 'Boolean':
      return accept(typeof value === 'boolean', 'true or false');
    case 'Date':
      return accept(isDate(text), 'a date like "2026-10-02"');
    case 'Timestamp': {
      const timestamp = toTimestamp(text);
      return accept(!!timestamp, 'a timestamp like "2026-10-02T09:00:00+0000"', timestamp);
    }
    case 'Color':
      return accept(/^#[0-9a-f]{6}$/i.test(text), 'a colour like "#1a2b3c"');
    case 'Select': {
      const options = field.options.map((option) => `"${option}"`).join(', ');
      const isOption = field.options.some((option) => option === value);
      return accept(isOption, `one of the options ${options}`);
    }
    default:
      return accept(isJsonObject(value), 'an object');
  }
}
