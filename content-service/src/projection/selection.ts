/** Which values of a document, a group's row, a slice or a part of one are asked for. */
export type Selection = {
  /** All fields, as `...pageFields` says. */
  all: boolean;
  /** By field id; `null` is the whole value. */
  fields: ReadonlyMap<string, Selection | null>;
  /** By document type, slice or variation, as `...on article { … }` says. */
  on: ReadonlyMap<string, Selection>;
};

/** What is asked for of the documents of each type. */
export type Selections = ReadonlyMap<string, Selection>;

export const NOTHING: Selection = { all: false, fields: new Map(), on: new Map() };

/** All that both select; of a field, a selection says more than the whole value. */
export function mergeSelections(a: Selection, b: Selection): Selection {
  const fields = new Map(a.fields);
  for (const [id, added] of b.fields) {
    const known = fields.get(id);
    fields.set(id, known && added ? mergeSelections(known, added) : (added ?? known ?? null));
  }
  const on = new Map(a.on);
  for (const [id, added] of b.on) {
    const known = on.get(id);
    on.set(id, known ? mergeSelections(known, added) : added);
  }
  return { all: a.all || b.all, fields, on };
}

/** A selection of one field. */
export function fieldSelection(id: string, inner: Selection | null): Selection {
  return { ...NOTHING, fields: new Map([[id, inner]]) };
}

/** What is selected of a field: undefined for nothing, `null` for the whole value. */
export function selected(selection: Selection, id: string): Selection | null | undefined {
  return selection.fields.get(id) ?? (selection.all || selection.fields.has(id) ? null : undefined);
}
