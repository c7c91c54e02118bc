import { HttpError } from '../http/response';
import type { CustomType, Model } from '../model/customTypes';
import type { Field } from '../model/fields';
import { positionIn } from '../model/problems';

export type Selection = {
  /** Selects all fields, as `...pageFields` does. */
  all: boolean;
  /** By field id. */
  fields: Selections;
  /** By document type, slice or variation, as in `...on article { … }`. */
  on: Selections;
};

/** `null` selects the complete value. */
export type Selections = Map<string, Selection | null>;

export function newSelection(all = false): Selection {
  return { all, fields: new Map(), on: new Map() };
}

/** A field's own selection takes precedence over its complete value. */
function select(selections: Selections, id: string): Selection {
  const selection = selections.get(id) ?? newSelection();
  selections.set(id, selection);
  return selection;
}

function selectWhole(selections: Selections, id: string): void {
  if (!selections.has(id)) selections.set(id, null);
}

export function mergeSelections(a: Selection, b: Selection): Selection {
  return {
    all: a.all || b.all,
    fields: mergeInner(a.fields, b.fields),
    on: mergeInner(a.on, b.on),
  };
}

function mergeInner(a: Selections, b: Selections): Selections {
  const merged = new Map(a);
  for (const [id, inner] of b) {
    const known = merged.get(id);
    merged.set(id, known && inner ? mergeSelections(known, inner) : (known ?? inner));
  }
  return merged;
}

/** Returns undefined if the field is not selected, `null` if its complete value is selected. */
export function selected(selection: Selection, id: string): Selection | null | undefined {
  return selection.fields.get(id) ?? (selection.all || selection.fields.has(id) ? null : undefined);
}

/** Parses `[my.product.title, product.price]`. Unknown types and fields select nothing. */
export function parseFetchList(lists: readonly string[]): Selections | undefined {
  const members = lists.flatMap((list) => list.replace(/^\s*\[|\]\s*$/g, '').split(','));
  const named = members.map((member) => member.trim()).filter(Boolean);
  if (named.length === 0) return undefined;
  const types: Selections = new Map();
  for (const member of named) {
    const [type = '', field, inner, ...rest] = member.replace(/^my\./, '').split('.');
    if (!type || !field || inner === '' || rest.length > 0) {
      throw fetchError(`'${member}' is not <type>.<field>.`);
    }
    const { fields } = select(types, type);
    if (inner === undefined) selectWhole(fields, field);
    else selectWhole(select(fields, field).fields, inner);
  }
  return types;
}

function fetchError(detail: string): HttpError {
  const message = `Unable to parse fetch query Invalid fetch parsing Exception.\n\n${detail}`;
  return new HttpError(400, { type: 'api_parsing_error', message });
}

/** No query needs so many levels. The limit protects the call stack. */
const MAX_BRACE_LEVELS = 40;

const tokenPattern = /#[^\n]*|[\s,]+|\.\.\.|[a-zA-Z0-9_-]+|[^]/g;
const ignoredPattern = /^[#\s,]/;
const namePattern = /^[a-zA-Z0-9_-]/;

/** Clients remove white space, so `...onperson {` is a fragment too. */
export function parseGraphQuery(text: string): Selection {
  const tokens = [...text.matchAll(tokenPattern)].filter(([token]) => !ignoredPattern.test(token));
  let next = 0;
  const isNext = (token: string): boolean => tokens[next]?.[0] === token;
  const takeName = (): string | undefined => {
    const [token = ''] = tokens[next] ?? [];
    if (!namePattern.test(token)) return undefined;
    next += 1;
    return token;
  };
  const unexpected = (expected: string, at = next) => {
    const index = tokens[at]?.index ?? text.length;
    const { line, column } = positionIn(text, index);
    const found = text[index] === undefined ? 'end of source' : `'${text[index]}'`;
    return fetchError(`${expected} expected but ${found} found on line:${line} col:${column}`);
  };

  const block = (selection: Selection, depth = 0): void => {
    if (depth > MAX_BRACE_LEVELS) throw unexpected('fewer nested braces');
    if (!isNext('{')) throw unexpected("'{'");
    for (next += 1; !isNext('}');) {
      if (isNext('...')) spread(selection, depth);
      else field(selection, depth);
    }
    next += 1;
  };
  const field = ({ fields }: Selection, depth: number): void => {
    const id = takeName();
    if (id === undefined) throw unexpected("a name or '}'");
    if (isNext('{')) block(select(fields, id), depth + 1);
    else selectWhole(fields, id);
  };
  const spread = (selection: Selection, depth: number): void => {
    next += 1;
    const start = next;
    const name = takeName() ?? '';
    const type = (name === 'on' && takeName()) || /^on(.+)/.exec(name)?.[1];
    if (type && isNext('{')) block(select(selection.on, type), depth + 1);
    else if (/fields$/i.test(name) && !isNext('{')) selection.all = true;
    else throw unexpected("'on <type> { … }' or '<type>Fields'", start);
  };

  const query = newSelection();
  do block(query);
  while (next < tokens.length);
  return query;
}

/** Each level can multiply the size of the response. Prismic's limit is undocumented. */
const MAX_LINK_LEVELS = 4;

/** What a selection may name: fields, and fragments (`...on <name>`). */
type Place = Partial<Record<'field' | 'on', (id: string) => Place | undefined>>;

/** As in Prismic, all fields of a type are selected if the query does not name the type. */
export function checkGraphQuery(query: Selection, model: Model): Selections {
  if (query.all || query.on.size > 0) {
    throw fetchError('The outermost braces must contain custom types.');
  }
  for (const [id, selection] of query.fields) {
    const type = model.types.get(id);
    if (!type) throw fetchError(`The custom type '${id}' does not exist.`);
    if (!selection) throw fetchError(`The custom type '${id}' needs a selection, '${id} { … }'.`);
    check(selection, placeOf(fieldsOf([type]), 0, model), id);
  }
  const everything = [...model.types.keys()].map((id) => [id, newSelection(true)] as const);
  return new Map([...everything, ...query.fields]);
}

function check({ fields, on }: Selection, place: Place, path: string): void {
  for (const [id, selection] of fields) {
    const inner = place.field?.(id);
    if (!inner) throw fetchError(`The field '${id}' does not exist in '${path}'.`);
    if (selection) check(selection, inner, `${path}.${id}`);
  }
  for (const [id, selection] of on) {
    const inner = place.on?.(id);
    if (!inner) throw fetchError(`The fragment '...on ${id}' is not possible in '${path}'.`);
    if (selection) check(selection, inner, `${path}...on ${id}`);
  }
}

function fieldsOf(types: readonly CustomType[]): Field[] {
  const uid: Field = { id: 'uid', kind: 'Text' };
  return types.flatMap(({ fields, hasUid }) => (hasUid ? [uid, ...fields] : fields));
}

function finder<T extends { id: string }>(all: readonly T[], toPlace: (found: T) => Place) {
  return (id: string): Place | undefined => {
    const found = all.find((each) => each.id === id);
    return found && toPlace(found);
  };
}

function placeOf(fields: readonly Field[], links: number, model: Model): Place {
  return { field: finder(fields, (field) => fieldPlace(field, links, model)) };
}

function fieldPlace(field: Field, links: number, model: Model): Place {
  const partsPlace = ({ primary, items }: { primary: Field[]; items: Field[] }): Place => {
    const parts = Object.entries({ primary, 'non-repeat': primary, items, repeat: items });
    const members = parts.map(([id, fields]) => ({ id, fields }));
    return { field: finder(members, ({ fields }) => placeOf(fields, links, model)) };
  };
  switch (field.kind) {
    case 'Group':
      return placeOf(field.fields, links, model);
    case 'Link': {
      const { select: kind, customTypes } = field;
      if (links === MAX_LINK_LEVELS || kind === 'media' || kind === 'web') return {};
      const types = [...model.types.values()];
      const named = types.filter(({ id }) => customTypes.includes(id));
      return {
        ...placeOf(fieldsOf(named.length > 0 ? named : types), links + 1, model),
        on: finder(types, (type) => placeOf(fieldsOf([type]), links + 1, model)),
      };
    }
    case 'Slices':
      return {
        on: finder(field.choices, (choice) => {
          if (choice.kind === 'Slice') return partsPlace(choice);
          const variation = { on: finder(choice.variations, partsPlace) };
          return { field: (name) => (name === 'variation' ? variation : undefined) };
        }),
      };
    default:
      return {};
  }
}
