import type { Field } from './fields';
import { isJsonObject } from './json';
import type { Json, JsonObject } from './json';

const emptyLinkTypes = { document: 'Document', media: 'Media', web: 'Web', any: 'Any' };

/** The REST value of a field that was never filled. */
export function emptyValue(field: Field): Json {
  switch (field.kind) {
    case 'StructuredText':
    case 'Group':
    case 'Slices':
      return [];
    case 'Embed':
    case 'GeoPoint':
      return {};
    case 'Image':
      return Object.fromEntries(
        field.thumbnails.map(({ name }): [string, JsonObject] => [name, {}]),
      );
    case 'Link':
      return { link_type: emptyLinkTypes[field.select ?? 'any'] };
    case 'Select':
    case 'Boolean':
      return field.defaultValue;
    default:
      return null;
  }
}

/** Whether a field's completed value is empty, in the sense of `has` and `missing`. */
export function isEmptyValue(field: Field, value: Json | undefined): boolean {
  if (value === undefined || value === null || value === '') return true;
  if (Array.isArray(value)) return value.length === 0;
  if (!isJsonObject(value)) return false;
  if (field.kind === 'Link') return value.id === undefined && value.url === undefined;
  if (field.kind === 'Image') return value.url === undefined;
  return Object.keys(value).length === 0;
}
