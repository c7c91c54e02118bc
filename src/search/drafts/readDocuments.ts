import type { PrismicDocument, Query } from '@prismicio/client';

/** As the content API has it. */
type GetByIDs = (
  ids: string[],
  options: { ref: string; fetchLinks: readonly string[] },
) => Promise<Pick<Query, 'results'>>;

/** Documents by their ids; `undefined` for one that is not there. */
export type Documents = ReadonlyMap<string, PrismicDocument | undefined>;

/** Fields of linked documents that an answer shows. */
export const linkedFields = ['association.title'];

/** Ids of one question, whose address has a length limit: Prismic's are short, other services' need not be. */
const mostAtOnce = 15;

/**
 * Reads documents in one state of the content, each only once until it is asked for in another state.
 *
 * The function that it returns rejects as `getByIDs` does.
 */
export function createReader(getByIDs: GetByIDs) {
  let state = '';
  let documents = new Map<string, PrismicDocument | undefined>();

  return async (ref: string, ids: readonly string[]): Promise<Documents> => {
    if (ref !== state) {
      state = ref;
      documents = new Map();
    }
    const known = documents;
    const unknown = [...new Set(ids)].filter((id) => !known.has(id));
    await Promise.all(
      inGroups(unknown).map(async (group) => {
        const { results } = await getByIDs(group, { ref, fetchLinks: linkedFields });
        for (const each of group)
          known.set(
            each,
            results.find(({ id }) => id === each),
          );
      }),
    );
    return known;
  };
}

function inGroups(ids: readonly string[]): string[][] {
  return Array.from({ length: Math.ceil(ids.length / mostAtOnce) }, (_, index) =>
    ids.slice(index * mostAtOnce, (index + 1) * mostAtOnce),
  );
}
