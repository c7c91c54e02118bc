import type { Field, SlicesField } from '../model/fields';
import type { JsonObject } from '../model/json';
import type { Selection } from './selection';

/** A part of a slice: its fields and their selection, undefined if nothing is selected. */
export type Part = { fields: readonly Field[]; selection: Selection | null | undefined };

/**
 * The selected parts of a slice or shared slice, by the current or former names of the parts.
 * @returns undefined if the slice or its variation is not selected
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
