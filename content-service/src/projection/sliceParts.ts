import type { Field, SlicesField } from '../model/fields';
import type { JsonObject } from '../model/json';
import type { Selection } from './selection';

/** A part of a slice: its fields, and what is selected of them, undefined when nothing is. */
export type Part = { fields: readonly Field[]; selection: Selection | null | undefined };

/**
 * What is selected of a slice, of the document or shared, by any of the names its parts have had.
 * @returns undefined for a slice, or a variation of one, that is not mentioned
 */
export function sliceParts(
  zone: SlicesField,
  slice: JsonObject,
  selection: Selection | null,
): { primary: Part; items: Part } | undefined {
  const choice = zone.choices.find(({ id }) => id === slice.slice_type);
  const parts =
    choice?.kind === 'SharedSlice'
      ? choice.variations.find(({ id }) => id === slice.variation)
      : choice;
  let wanted = !choice || !selection || selection.all ? null : selection.on.get(choice.id);
  if (choice?.kind === 'SharedSlice' && wanted && !wanted.all) wanted = variation(wanted, slice);
  if (!parts || wanted === undefined) return undefined;
  return {
    primary: { fields: parts.primary, selection: part(wanted, ['primary', 'non-repeat']) },
    items: { fields: parts.items, selection: part(wanted, ['items', 'repeat']) },
  };
}

function variation(selection: Selection, slice: JsonObject): Selection | null | undefined {
  const inner = selection.fields.get('variation');
  if (!inner) return inner;
  return inner.all ? null : inner.on.get(String(slice.variation));
}

function part(slice: Selection | null, names: readonly string[]): Selection | null | undefined {
  if (!slice || slice.all) return null;
  const name = names.find((candidate) => slice.fields.has(candidate));
  return name === undefined ? undefined : (slice.fields.get(name) ?? null);
}
