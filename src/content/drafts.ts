type Preparation = {
  readUrl: (typed: string) => string;
  prepareRichText: (raw: unknown, field: string) => unknown;
};

/** What is done to the values of drafts before a page reads them; nothing outside previews. */
export const drafts: Partial<Preparation> = {};
