import { HttpError } from '../http/response';
import type { CustomType, Model } from '../model/customTypes';
import type { Field } from '../model/fields';
import { positionIn } from '../model/problems';

export type Selection = {
  /** Selects all fields, as `...pageFields` does. */
  all: boolean;
  /** Selections by field id. `null` selects the complete value. */
  fields: ReadonlyMap<string, Selection | null>;
  /** Selections by document type, slice or variation, as in `...on article { … }`. */
  on: ReadonlyMap<string, Selection>;
};

export type Selections = Selection['fields'];

export const emptySelection: Selection = { all: false, fields: new Map(), on: new Map() };

/** All selections are merged at once, because merging one by one would take quadratic time. */
export function mergeSelections(selections: readonly Selection[]): Selection {
  const fields = mergeInner(selections.map((selection) => selection.fields));
  const on = mergeInner(selections.map((selection) => selection.on));
  return { all: selections.some(({ all }) => all), fields, on };
}

function mergeInner<Inner extends Selection | null>(
  maps: readonly ReadonlyMap<string, Inner>[],
): Map<string, Inner> {
  const all = new Map<string, Inner[]>();
  for (const [id, inner] of maps.flatMap((map) => [...map])) {
    const known = all.get(id);
    if (known) known.push(inner);
    else all.set(id, [inner]);
  }
  return new Map([...all].map(([id, inner]) => [id, mergeOne(inner)]));
}

/** A field's own selection takes precedence over its complete value. */
function mergeOne<Inner extends Selection | null>(selections: readonly Inner[]): Inner {
  const present = selections.filter((selection) => selection !== null);
  const [first = null] = present;
  return (present.length > 1 ? mergeSelections(present) : first) as Inner;
}

export function fieldSelection(id: string, inner: Selection | null): Selection {
  return { ...emptySelection, fields: new Map([[id, inner]]) };
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
  const selections = named.map((member) => {
    const [type = '', field, inner, ...rest] = member.replace(/^my\./, '').split('.');
    if (!type || !field || inner === '' || rest.length > 0) {
      throw fetchError(`'${member}' is not <type>.<field>.`);
    }
    const part = inner === undefined ? null : fieldSelection(inner, null);
    return fieldSelection(type, fieldSelection(field, part));
  });
  return mergeSelections(selections).fields;
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

  const block = (depth: number): Selection => {
    if (depth > MAX_BRACE_LEVELS) throw unexpected('fewer nested braces');
    if (!isNext('{')) throw unexpected("'{'");
    const selections: Selection[] = [];
    for (next += 1; !isNext('}');) selections.push(isNext('...') ? spread(depth) : field(depth));
    next += 1;
    return mergeSelections(selections);
  };
  const blockIfAny = (depth: number) => (isNext('{') ? block(depth + 1) : null);
  const field = (depth: number): Selection => {
    const id = takeName();
    if (id === undefined) throw unexpected("a name or '}'");
    return fieldSelection(id, blockIfAny(depth));
  };
  const spread = (depth: number): Selection => {
    next += 1;
    const start = next;
    const name = takeName() ?? '';
    const type = (name === 'on' && takeName()) || /^on(.+)/.exec(name)?.[1];
    const selection = blockIfAny(depth);
    if (selection && type) return { ...emptySelection, on: new Map([[type, selection]]) };
    if (!selection && /fields$/i.test(name)) return { ...emptySelection, all: true };
    throw unexpected("'on <type> { … }' or '<type>Fields'", start);
  };

  const blocks = [block(0)];
  while (next < tokens.length) blocks.push(block(0));
  return mergeSelections(blocks);
}

/** Each level can multiply the size of the response. Prismic's limit is undocumented. */
const MAX_LINK_LEVELS = 4;

/** What a selection may name: fields, and fragments (`...on <name>`). */
type Place = Partial<Record<'field' | 'on', (id: string) => Place | undefined>>;

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
    check(selection, placeOf(fieldsOf([type]), 0, model), id);
    selections.set(id, selection);
  }
  return selections;
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
    check(selection, inner, `${path}...on ${id}`);
  }
}

function fieldsOf(types: readonly CustomType[]): Field[] {
  const uid: Field = { id: 'uid', kind: 'Text' };
  return types.flatMap(({ fields, hasUid }) => (hasUid ? [uid, ...fields] : fields));
}

function placeOf(fields: readonly Field[], links: number, model: Model): Place {
  return {
    field: (id) => {
      const found = fields.find((each) => each.id === id);
      return found && fieldPlace(found, links, model);
    },
  };
}

function fieldPlace(field: Field, links: number, model: Model): Place {
  const partsPlace = ({ primary, items }: { primary: Field[]; items: Field[] }): Place => {
    const parts = new Map(Object.entries({ primary, 'non-repeat': primary, items, repeat: items }));
    return {
      field: (id) => {
        const fields = parts.get(id);
        return fields && placeOf(fields, links, model);
      },
    };
  };
  switch (field.kind) {
    case 'Group':
      return placeOf(field.fields, links, model);
    case 'Link': {
      const { select, customTypes } = field;
      if (links === MAX_LINK_LEVELS || select === 'media' || select === 'web') return {};
      const named = customTypes.flatMap((id) => model.types.get(id) ?? []);
      const targets = named.length > 0 ? named : [...model.types.values()];
      return {
        ...placeOf(fieldsOf(targets), links + 1, model),
        on: (id) => {
          const type = model.types.get(id);
          return type && placeOf(fieldsOf([type]), links + 1, model);
        },
      };
    }
    case 'Slices':
      return {
        on: (id) => {
          const choice = field.choices.find((each) => each.id === id);
          if (choice?.kind !== 'SharedSlice') return choice && partsPlace(choice);
          const variation: Place = {
            on: (name) => {
              const found = choice.variations.find((each) => each.id === name);
              return found && partsPlace(found);
            },
          };
          return { field: (name) => (name === 'variation' ? variation : undefined) };
        },
      };
    default:
      return {};
  }
}
