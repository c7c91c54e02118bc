type Preparation = {
  prepare: <Value>(value: Value, field?: string) => Value;
};

/** Prepares the values of drafts before a page reads them (prepareDrafts.ts). Does nothing outside previews. */
export const drafts: Preparation = { prepare: (value) => value };
