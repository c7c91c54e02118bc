import type { Document } from '../model/assemble';
import { isEmptyValue } from '../model/emptyValue';
import type { Field } from '../model/fields';
import { isJsonObject } from '../model/json';
import type { Json, JsonObject } from '../model/json';
import type { Snapshot } from '../repository/snapshot';
import type { GraphqlContext } from './context';

/** The target of a link to something other than a document, with the name of its GraphQL type. */
export type LinkValue = JsonObject & { __typename: string };

/**
 * The value of a field in GraphQL: the REST value for rich text, images and embeds, or null if it
 * is empty; the target of a link; the rows of a group; the slices of a zone.
 */
export function resolveField(
  field: Field,
  row: JsonObject,
  { snapshot, switches }: GraphqlContext,
): unknown {
  const value = row[field.id];
  if (field.kind === 'Link') return resolveLink(value, snapshot);
  const isEmpty = isEmptyValue(field, value);
  return isEmpty && switches.emptyValues === 'null' ? null : (value ?? null);
}

/**
 * The target of a link: a document or the value of a link type; null if the link is empty or
 * broken.
 */
function resolveLink(link: Json | undefined, snapshot: Snapshot): Document | LinkValue | null {
  if (!isJsonObject(link)) return null;
  if (link.link_type === 'Document') {
    return (typeof link.id === 'string' && snapshot.byId(link.id)) || null;
  }
  if (typeof link.url !== 'string') return null;
  if (link.link_type === 'Web') {
    return { ...link, __typename: '_ExternalLink', _linkType: 'Link.web' };
  }
  if (link.link_type !== 'Media') return null;
  const file = { name: link.name ?? '', url: link.url, size: Number(link.size) };
  if (link.kind !== 'image') return { ...file, __typename: '_FileLink', _linkType: 'Link.file' };
  const [height, width] = [Number(link.height), Number(link.width)];
  return { ...file, height, width, __typename: '_ImageLink', _linkType: 'Link.image' };
}
