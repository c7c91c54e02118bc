import type { Model } from '../model/customTypes';
import type { Field, LinkField, SliceChoice, Variation } from '../model/fields';
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

/** Describes what a selection may name: fields, and fragments (`...on <name>`). */
type Place = {
  field: (id: string) => Place | undefined;
  on: (id: string) => Place | undefined;
};

const nothing = () => undefined;
const plainValue: Place = { field: nothing, on: nothing };

/** As in Prismic, all fields of a type are selected if the query does not name the type. */
export function checkGraphQuery(query: Selection, model: Model): Selections {
  const everything: Selection = { ...emptySelection, all: true };
  const selections = new Map([...model.types.keys()].map((id) => [id, everything]));
  if (query.all || query.on.size > 0) {
    throw fetchError('The outermost braces must contain custom types.');
  }
  for (const [id, selection] of query.fields) {
    const type = model.types.get(id);
    if (!type) throw fetchError(`The custom type '${id}' does not exist.`);
    if (!selection) throw fetchError(`The custom type '${id}' needs a selection, '${id} { … }'.`);
    check(selection, holderPlace([type], 0, model), id);
    selections.set(id, selection);
  }
  return selections;
}

function check({ fields, on }: Selection, place: Place, path: string): void {
  for (const [id, selection] of fields) {
    const inner = place.field(id);
    if (!inner) throw fetchError(`The field '${id}' does not exist in '${path}'.`);
    if (selection) check(selection, inner, `${path}.${id}`);
  }
  for (const [id, selection] of on) {
    const inner = place.on(id);
    if (!inner) throw fetchError(`The fragment '...on ${id}' is not possible in '${path}'.`);
    check(selection, inner, `${path}...on ${id}`);
  }
}

type Holder = { fields: readonly Field[]; hasUid?: boolean };

/** @param links the number of links from the selected document to this place */
function holderPlace(holders: readonly Holder[], links: number, model: Model): Place {
  const field = (id: string): Place | undefined => {
    if (id === 'uid' && holders.some(({ hasUid }) => hasUid)) return plainValue;
    const found = holders.flatMap(({ fields }) => fields).find((each) => each.id === id);
    return found && fieldPlace(found, links, model);
  };
  return { field, on: nothing };
}

function fieldPlace(field: Field, links: number, model: Model): Place {
  switch (field.kind) {
    case 'Group':
      return holderPlace([field], links, model);
    case 'Link':
      return linkPlace(field, links, model);
    case 'Slices':
      return {
        field: nothing,
        on: (id) => {
          const choice = field.choices.find((each) => each.id === id);
          return choice && slicePlace(choice, links, model);
        },
      };
    default:
      return plainValue;
  }
}

function linkPlace({ select, customTypes }: LinkField, links: number, model: Model): Place {
  if (links === MAX_LINK_LEVELS || select === 'media' || select === 'web') return plainValue;
  const named = customTypes.flatMap((id) => model.types.get(id) ?? []);
  const targets = named.length > 0 ? named : [...model.types.values()];
  return {
    ...holderPlace(targets, links + 1, model),
    on: (id) => {
      const type = model.types.get(id);
      return type && holderPlace([type], links + 1, model);
    },
  };
}

function slicePlace(choice: SliceChoice, links: number, model: Model): Place {
  const partsPlace = ({ primary, items }: Pick<Variation, 'primary' | 'items'>): Place => {
    const parts = { primary, 'non-repeat': primary, items, repeat: items };
    const places = Object.entries(parts).map(
      ([name, fields]) => [name, holderPlace([{ fields }], links, model)] as const,
    );
    return { field: (id) => new Map(places).get(id), on: nothing };
  };
  if (choice.kind === 'Slice') return partsPlace(choice);
  const variation: Place = {
    field: nothing,
    on: (id) => {
      const found = choice.variations.find((each) => each.id === id);
      return found && partsPlace(found);
    },
  };
  return { field: (id) => (id === 'variation' ? variation : undefined), on: nothing };
}
