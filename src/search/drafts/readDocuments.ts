import type { PrismicDocument, Query } from '@prismicio/client';

/** The method of Prismic's client. */
type GetByIDs = (
  ids: string[],
  options: { ref: string; fetchLinks: readonly string[] },
) => Promise<Pick<Query, 'results'>>;

/** Documents by id; `undefined` for a document that does not exist. */
export type Documents = ReadonlyMap<string, PrismicDocument | undefined>;

/** Fields of linked documents that a hit shows. */
export const linkedFields = ['association.title'];

/**
 * The length of a query's URL is limited. Prismic's ids are short; another service's may be longer.
 */
const MAX_IDS_PER_QUERY = 15;

/**
 * Creates a function that reads documents at a ref and caches them until it is called with another
 * ref. It rejects when `getByIDs` rejects.
 */
export function createReader(getByIDs: GetByIDs) {
  let currentRef = '';
  let documents = new Map<string, PrismicDocument | undefined>();

  return async (ref: string, ids: readonly string[]): Promise<Documents> => {
    if (ref !== currentRef) {
      currentRef = ref;
      documents = new Map();
    }
    const cached = documents;
    const missing = [...new Set(ids)].filter((id) => !cached.has(id));
    await Promise.all(
      inGroups(missing).map(async (group) => {
        const { results } = await getByIDs(group, { ref, fetchLinks: linkedFields });
        for (const each of group)
          cached.set(
            each,
            results.find(({ id }) => id === each),
          );
      }),
    );
    return cached;
  };
}

function inGroups(ids: readonly string[]): string[][] {
  return Array.from({ length: Math.ceil(ids.length / MAX_IDS_PER_QUERY) }, (_, index) =>
    ids.slice(index * MAX_IDS_PER_QUERY, (index + 1) * MAX_IDS_PER_QUERY),
  );
}
