import type { CustomType, Model } from '../model/customTypes';
import type { Field, SliceChoice } from '../model/fields';
import { fetchError } from './fetchError';
import type { Selection, Selections } from './selection';

/** Links in links: each level may multiply the answer. Prismic's own limit is not documented. */
const MAX_LINK_DEPTH = 4;

const PARTS = ['primary', 'non-repeat', 'repeat', 'items'];

/**
 * Holds a parsed `graphQuery` against the content model.
 * @returns what is selected of each type
 * @throws {HttpError} 400 for types and fields that do not exist, and selections where none can be.
 */
export function checkGraphQuery(query: Selection, model: Model): Selections {
  const selections = new Map<string, Selection>();
  if (query.all || query.on.size > 0) {
    throw fetchError('The outermost braces hold custom types.');
  }
  for (const [id, selection] of query.fields) {
    const type = typeOf(id, model);
    if (!selection) throw fetchError(`The custom type '${id}' needs a selection, '${id} { … }'.`);
    checkFields(selection, [type], id, { model, links: 0 });
    selections.set(id, selection);
  }
  return selections;
}

/** How many links the place is behind. */
type Scope = { model: Model; links: number };

type Holder = { fields: readonly Field[]; hasUid?: boolean };

/** Checks a selection among fields of any of the holders; fragments are checked by the caller. */
function checkFields(
  { fields, on }: Selection,
  holders: readonly Holder[],
  place: string,
  scope: Scope,
  allowsFragments = false,
): void {
  const [fragment] = on.keys();
  if (fragment !== undefined && !allowsFragments) {
    throw fetchError(`'${place}' takes no fragment '...on ${fragment}'.`);
  }
  for (const [id, selection] of fields) {
    if (id === 'uid' && !selection && holders.some(({ hasUid }) => hasUid)) continue;
    const found = holders.flatMap((holder) => holder.fields.filter((field) => field.id === id));
    if (found.length === 0) throw fetchError(`The field '${id}' does not exist in '${place}'.`);
    if (!selection) continue;
    for (const field of found) checkSelection(selection, field, `${place}.${id}`, scope);
  }
}

function checkSelection(selection: Selection, field: Field, place: string, scope: Scope): void {
  if (field.kind === 'Group') {
    checkFields(selection, [field], place, scope);
  } else if (field.kind === 'Link' && (field.select === null || field.select === 'document')) {
    checkLink(selection, field.customTypes, place, scope);
  } else if (field.kind === 'Slices') {
    checkZone(selection, field.choices, place, scope);
  } else {
    throw fetchError(`The field '${place}' is a ${field.kind} and takes no selection.`);
  }
}

function checkLink(
  selection: Selection,
  customTypes: readonly string[],
  place: string,
  { model, links }: Scope,
): void {
  if (links === MAX_LINK_DEPTH) {
    throw fetchError(`'${place}' is more than ${MAX_LINK_DEPTH} links away.`);
  }
  const scope = { model, links: links + 1 };
  for (const [id, fragment] of selection.on) {
    checkFields(fragment, [typeOf(id, model)], `${place}...on ${id}`, scope);
  }
  const named = customTypes.flatMap((id) => model.types.get(id) ?? []);
  const holders = named.length > 0 ? named : [...model.types.values()];
  checkFields(selection, holders, place, scope, true);
}

function checkZone(
  { fields, on }: Selection,
  choices: readonly SliceChoice[],
  place: string,
  scope: Scope,
): void {
  const [field] = fields.keys();
  if (field !== undefined) {
    throw fetchError(`The slice zone '${place}' takes '...on <slice> { … }', not '${field}'.`);
  }
  for (const [id, selection] of on) {
    const choice = choices.find((candidate) => candidate.id === id);
    const slice = `${place}...on ${id}`;
    if (!choice) throw fetchError(`The slice '${id}' does not exist in '${place}'.`);
    if (choice.kind === 'Slice') checkParts(selection, choice, slice, scope);
    else checkVariations(selection, choice, slice, scope);
  }
}

function checkVariations(
  { fields, on }: Selection,
  { variations }: Extract<SliceChoice, { kind: 'SharedSlice' }>,
  place: string,
  scope: Scope,
): void {
  if (on.size > 0 || [...fields.keys()].some((id) => id !== 'variation')) {
    // Prismic's words, with its two spaces.
    throw fetchError('A shared slice can only contains  `variation`.');
  }
  const selection = fields.get('variation');
  for (const [id, part] of selection?.on ?? []) {
    const variation = variations.find((candidate) => candidate.id === id);
    if (!variation) throw fetchError(`The variation '${id}' does not exist in '${place}'.`);
    checkParts(part, variation, `${place}.variation...on ${id}`, scope);
  }
  const [field] = selection?.fields.keys() ?? [];
  if (field !== undefined) {
    throw fetchError(`'${place}.variation' takes '...on <variation> { … }', not '${field}'.`);
  }
}

function checkParts(
  { fields, on }: Selection,
  slice: { primary: readonly Field[]; items: readonly Field[] },
  place: string,
  scope: Scope,
): void {
  if (on.size > 0 || [...fields.keys()].some((id) => !PARTS.includes(id))) {
    throw fetchError('A composite slice can only contains `primary` or `repeat` or both.');
  }
  for (const [id, selection] of fields) {
    const isPrimary = id === 'primary' || id === 'non-repeat';
    const part = { fields: isPrimary ? slice.primary : slice.items };
    if (selection) checkFields(selection, [part], `${place}.${id}`, scope);
  }
}

function typeOf(id: string, model: Model): CustomType {
  const type = model.types.get(id);
  if (!type) throw fetchError(`The custom type '${id}' does not exist.`);
  return type;
}
