import type { PrismicPluginOptions } from '../PrismicPluginOptions';
import { fetchDocuments } from '../requests/fetchDocuments';
import type { RepositoryConnection } from '../requests/repository';
import type { Snapshot } from '../requests/snapshot';
import { schemasOf } from '../schema/prismicSchemas';
import { planLists } from './planLists';
import type { Plan } from './planPages';
import { planPages } from './planPages';

/** Fetches the documents of all entries of `pages`, and plans a page for each. */
export async function findPages(
  connection: RepositoryConnection,
  snapshot: Snapshot,
  options: PrismicPluginOptions,
): Promise<Plan> {
  const schemas = schemasOf(snapshot, options);
  const found = await Promise.all(
    planLists(options, schemas, snapshot.languages).map(async ({ page, list, keys }) => ({
      page,
      keys,
      edges: list ? await fetchDocuments(connection, snapshot, list, schemas.repository) : [],
    })),
  );
  return planPages(found, options);
}

/** Plans of `sourceNodes`, for `createPages`, which Gatsby runs later in the same process. */
export const plans = new WeakMap<PrismicPluginOptions, Promise<Plan>>();
