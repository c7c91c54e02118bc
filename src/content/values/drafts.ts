type Preparation = {
  /** Prepares the typed address of a link, or the blocks of the rich text of a field. */
  prepare: <Value>(value: Value, field?: string) => Value;
};

/** What is done to the values of drafts before a page reads them (prepareDrafts.ts); nothing outside previews. */
export const drafts: Preparation = { prepare: (value) => value };
