type Preparation = {
  prepare: <Value>(value: Value, field?: string) => Value;
};

/** Prepares the values of drafts for pages (prepareDrafts.ts). Does nothing outside previews. */
export const drafts: Preparation = { prepare: (value) => value };
