import { HttpError } from '../http/response';

export type Selection = {
  /** Selects all fields, as `...pageFields` does. */
  all: boolean;
  /** Selections by field id. `null` selects the complete value. */
  fields: ReadonlyMap<string, Selection | null>;
  /** Selections by document type, slice or variation, as in `...on article { … }`. */
  on: ReadonlyMap<string, Selection>;
};

export type Selections = ReadonlyMap<string, Selection>;

export const emptySelection: Selection = { all: false, fields: new Map(), on: new Map() };

/**
 * A field's own selection takes precedence over its complete value. All selections are merged at
 * once, because merging one by one would take quadratic time.
 */
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

/**
 * Parses `product.title, product.price`, also with brackets around it and `my.` before a type.
 * Unknown types and fields select nothing.
 */
export function parseFetchList(lists: readonly string[]): Selections | undefined {
  const selections = new Map<string, Selection[]>();
  const members = lists.flatMap((list) => list.replace(/^\s*\[|\]\s*$/g, '').split(','));
  for (const member of members.map((text) => text.trim())) {
    if (member === '') continue;
    const [type = '', field, inner, ...rest] = member.replace(/^my\./, '').split('.');
    if (!type || !field || inner === '' || rest.length > 0) {
      throw fetchError(`'${member}' is not <type>.<field>.`);
    }
    const selection = fieldSelection(
      field,
      inner === undefined ? null : fieldSelection(inner, null),
    );
    const known = selections.get(type);
    if (known) known.push(selection);
    else selections.set(type, [selection]);
  }
  if (selections.size === 0) return undefined;
  return new Map([...selections].map(([type, each]) => [type, mergeSelections(each)]));
}

export function fetchError(detail: string): HttpError {
  const message = `Unable to parse fetch query Invalid fetch parsing Exception.\n\n${detail}`;
  return new HttpError(400, { type: 'api_parsing_error', message });
}
