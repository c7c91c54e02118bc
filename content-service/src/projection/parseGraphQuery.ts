import type { CustomType, Model } from '../model/customTypes';
import type { Field, SliceChoice } from '../model/fields';
import { fetchError, emptySelection, fieldSelection, mergeSelections } from './selection';
import type { Selection, Selections } from './selection';

/** No query needs so many levels. The limit protects the call stack. */
const MAX_BRACE_LEVELS = 40;

const ignoredPattern = /(?:[\s,]|#[^\n]*)*/y;
const namePattern = /[a-zA-Z0-9_-]+/y;
const spreadPattern = /\.\.\./y;
const allFieldsPattern = /fields$/i;

/**
 * Parses `{article {…} person {…}}`, or `{article {…}} {person {…}}`. Clients remove white space,
 * so `...onperson {` is a fragment too.
 */
export function parseGraphQuery(text: string): Selection {
  return new Parser(text).document();
}

class Parser {
  #index = 0;

  constructor(readonly text: string) {}

  document(): Selection {
    this.#take(ignoredPattern);
    const blocks = [this.#block(0)];
    while (this.#index < this.text.length) blocks.push(this.#block(0));
    return mergeSelections(blocks);
  }

  #block(depth: number): Selection {
    if (depth > MAX_BRACE_LEVELS) throw this.#unexpected('fewer nested braces');
    if (!this.#character('{')) throw this.#unexpected("'{'");
    const selections: Selection[] = [];
    while (!this.#character('}')) {
      const isSpread = this.#take(spreadPattern) !== undefined;
      selections.push(isSpread ? this.#spread(depth) : this.#field(depth));
    }
    return mergeSelections(selections);
  }

  #field(depth: number): Selection {
    const id = this.#take(namePattern);
    if (id === undefined) throw this.#unexpected("a name or '}'");
    return fieldSelection(id, this.#blockIfAny(depth));
  }

  #spread(depth: number): Selection {
    const start = this.#index;
    const name = this.#take(namePattern);
    const separate = name === 'on' ? this.#take(namePattern) : undefined;
    const selection = this.#blockIfAny(depth);
    const type = separate ?? (name?.startsWith('on') ? name.slice(2) : '');
    if (selection && type) return { ...emptySelection, on: new Map([[type, selection]]) };
    if (!selection && name && allFieldsPattern.test(name)) return { ...emptySelection, all: true };
    this.#index = start;
    throw this.#unexpected("'on <type> { … }' or '<type>Fields'");
  }

  #blockIfAny(depth: number): Selection | null {
    return this.text[this.#index] === '{' ? this.#block(depth + 1) : null;
  }

  #take(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.#index;
    const match = pattern.exec(this.text);
    if (!match) return undefined;
    this.#index += match[0].length;
    if (pattern !== ignoredPattern) this.#take(ignoredPattern);
    return match[0];
  }

  #character(character: string): boolean {
    if (this.text[this.#index] !== character) return false;
    this.#index += 1;
    this.#take(ignoredPattern);
    return true;
  }

  #unexpected(expected: string) {
    const before = this.text.slice(0, this.#index).split('\n');
    const column = (before.at(-1)?.length ?? 0) + 1;
    const character = this.text[this.#index];
    const found = character === undefined ? 'end of source' : `'${character}'`;
    return fetchError(
      `${expected} expected but ${found} found on line:${before.length} col:${column}`,
    );
  }
}

/** Each level can multiply the size of the response. Prismic's limit is undocumented. */
const MAX_LINK_LEVELS = 4;

const slicePartNames = ['primary', 'non-repeat', 'repeat', 'items'];

/** As in Prismic, all fields of a type are selected if the query does not name the type. */
export function checkGraphQuery(query: Selection, model: Model): Selections {
  const everything: Selection = { ...emptySelection, all: true };
  const selections = new Map([...model.types.keys()].map((id) => [id, everything]));
  if (query.all || query.on.size > 0) {
    throw fetchError('The outermost braces must contain custom types.');
  }
  for (const [id, selection] of query.fields) {
    const type = typeOf(id, model);
    if (!selection) throw fetchError(`The custom type '${id}' needs a selection, '${id} { … }'.`);
    checkFields(selection, [type], id, { model, links: 0 });
    selections.set(id, selection);
  }
  return selections;
}

/** `links` counts the links from the selected document to the current place. */
type Scope = { model: Model; links: number };

type Holder = { fields: readonly Field[]; hasUid?: boolean };

function checkFields(
  { fields, on }: Selection,
  holders: readonly Holder[],
  fieldPath: string,
  scope: Scope,
  allowsFragments = false,
): void {
  const [fragment] = on.keys();
  if (fragment !== undefined && !allowsFragments) {
    throw fetchError(`'${fieldPath}' takes no fragment '...on ${fragment}'.`);
  }
  for (const [id, selection] of fields) {
    if (id === 'uid' && !selection && holders.some(({ hasUid }) => hasUid)) continue;
    const found = holders.flatMap((holder) => holder.fields.filter((field) => field.id === id));
    if (found.length === 0) throw fetchError(`The field '${id}' does not exist in '${fieldPath}'.`);
    if (!selection) continue;
    for (const field of found) checkSelection(selection, field, `${fieldPath}.${id}`, scope);
  }
}

function checkSelection(selection: Selection, field: Field, fieldPath: string, scope: Scope): void {
  if (field.kind === 'Group') {
    checkFields(selection, [field], fieldPath, scope);
  } else if (field.kind === 'Link' && (field.select === null || field.select === 'document')) {
    checkLink(selection, field.customTypes, fieldPath, scope);
  } else if (field.kind === 'Slices') {
    checkZone(selection, field.choices, fieldPath, scope);
  } else {
    throw fetchError(`The field '${fieldPath}' is a ${field.kind} and takes no selection.`);
  }
}

function checkLink(
  selection: Selection,
  customTypes: readonly string[],
  fieldPath: string,
  { model, links }: Scope,
): void {
  if (links === MAX_LINK_LEVELS) {
    throw fetchError(`'${fieldPath}' is more than ${MAX_LINK_LEVELS} links away.`);
  }
  const scope = { model, links: links + 1 };
  for (const [id, fragment] of selection.on) {
    checkFields(fragment, [typeOf(id, model)], `${fieldPath}...on ${id}`, scope);
  }
  const named = customTypes.flatMap((id) => model.types.get(id) ?? []);
  const holders = named.length > 0 ? named : [...model.types.values()];
  checkFields(selection, holders, fieldPath, scope, true);
}

function checkZone(
  { fields, on }: Selection,
  choices: readonly SliceChoice[],
  fieldPath: string,
  scope: Scope,
): void {
  const [field] = fields.keys();
  if (field !== undefined) {
    throw fetchError(`The slice zone '${fieldPath}' takes '...on <slice> { … }', not '${field}'.`);
  }
  for (const [id, selection] of on) {
    const choice = choices.find((candidate) => candidate.id === id);
    const slice = `${fieldPath}...on ${id}`;
    if (!choice) throw fetchError(`The slice '${id}' does not exist in '${fieldPath}'.`);
    if (choice.kind === 'Slice') checkParts(selection, choice, slice, scope);
    else checkVariations(selection, choice, slice, scope);
  }
}

function checkVariations(
  { fields, on }: Selection,
  { variations }: Extract<SliceChoice, { kind: 'SharedSlice' }>,
  fieldPath: string,
  scope: Scope,
): void {
  if (on.size > 0 || [...fields.keys()].some((id) => id !== 'variation')) {
    // This is Prismic's wording, including the two spaces.
    throw fetchError('A shared slice can only contains  `variation`.');
  }
  const selection = fields.get('variation');
  for (const [id, part] of selection?.on ?? []) {
    const variation = variations.find((candidate) => candidate.id === id);
    if (!variation) throw fetchError(`The variation '${id}' does not exist in '${fieldPath}'.`);
    checkParts(part, variation, `${fieldPath}.variation...on ${id}`, scope);
  }
  const [field] = selection?.fields.keys() ?? [];
  if (field !== undefined) {
    throw fetchError(`'${fieldPath}.variation' takes '...on <variation> { … }', not '${field}'.`);
  }
}

function checkParts(
  { fields, on }: Selection,
  slice: { primary: readonly Field[]; items: readonly Field[] },
  fieldPath: string,
  scope: Scope,
): void {
  if (on.size > 0 || [...fields.keys()].some((id) => !slicePartNames.includes(id))) {
    throw fetchError('A composite slice can only contains `primary` or `repeat` or both.');
  }
  for (const [id, selection] of fields) {
    const isPrimary = id === 'primary' || id === 'non-repeat';
    const part = { fields: isPrimary ? slice.primary : slice.items };
    if (selection) checkFields(selection, [part], `${fieldPath}.${id}`, scope);
  }
}

function typeOf(id: string, model: Model): CustomType {
  const type = model.types.get(id);
  if (!type) throw fetchError(`The custom type '${id}' does not exist.`);
  return type;
}
