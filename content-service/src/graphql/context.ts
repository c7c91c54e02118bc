import type { Snapshot } from '../snapshot';

/** What every resolver is given. */
export type GraphqlContext = {
  snapshot: Snapshot;
  options: GraphqlOptions;
};

/** What Prismic's documentation leaves open, or has changed over the years: one switch each. */
export type GraphqlOptions = {
  /** The most documents that one connection gives: 20 in Prismic's documentation, 100 lately. */
  pageLimit: number;
  /** What empty rich texts, images, groups and zones give: `null`, or their empty REST value. */
  emptyValues: 'null' | 'rest';
};
