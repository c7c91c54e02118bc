import { isEmptyValue } from '../model/emptyValue';
import type { Field, SlicesField } from '../model/fields';
import { isJsonObject } from '../model/json';
import type { Json, JsonObject } from '../model/json';
import { fieldSelection, mergeSelections } from './selection';
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
  const primary = part(wanted, ['primary', 'non-repeat']);
  return {
    primary: {
      fields: parts.primary,
      selection:
        choice?.kind === 'Slice' ? withEmptyFields(primary, parts.primary, slice.primary) : primary,
    },
    items: { fields: parts.items, selection: part(wanted, ['items', 'repeat']) },
  };
}

/** Prismic keeps the empty fields of a slice (not of a shared slice) whether selected or not. */
function withEmptyFields(
  selection: Selection | null | undefined,
  fields: readonly Field[],
  values: Json | undefined,
): Selection | null | undefined {
  if (!selection || !isJsonObject(values)) return selection;
  const empty = fields.filter((field) => isEmptyValue(field, values[field.id]));
  return mergeSelections([selection, ...empty.map(({ id }) => fieldSelection(id, null))]);
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
