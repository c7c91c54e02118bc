/** The requested values of a document, a group's row, a slice or a part of a slice. */
export type Selection = {
  /** All fields, as in `...pageFields`. */
  all: boolean;
  /** By field id; `null` selects the whole value. */
  fields: ReadonlyMap<string, Selection | null>;
  /** By document type, slice or variation, as in `...on article { … }`. */
  on: ReadonlyMap<string, Selection>;
};

/** The selection for each document type. */
export type Selections = ReadonlyMap<string, Selection>;

export const emptySelection: Selection = { all: false, fields: new Map(), on: new Map() };

/** The union of two selections. For a field, a selection takes precedence over the whole value. */
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

export function fieldSelection(id: string, inner: Selection | null): Selection {
  return { ...emptySelection, fields: new Map([[id, inner]]) };
}

/** The selection of a field: undefined for nothing, `null` for the whole value. */
export function selected(selection: Selection, id: string): Selection | null | undefined {
  return selection.fields.get(id) ?? (selection.all || selection.fields.has(id) ? null : undefined);
}
