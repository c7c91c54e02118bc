import type { PrismicPluginOptions } from '../PrismicPluginOptions';
import { fetchDocuments } from '../requests/fetchDocuments';
import type { RepositoryConnection } from '../requests/repository';
import type { Snapshot } from '../requests/snapshot';
import { schemasOf } from '../schema/prismicSchemas';
import { planEntries } from './planLists';
import type { Plan } from './planPages';
import { planPages } from './planPages';

/** Fetches the documents of all entries of `pages`, and plans a page for each. */
export async function findPages(
  connection: RepositoryConnection,
  snapshot: Snapshot,
  options: PrismicPluginOptions,
): Promise<Plan> {
  const schemas = schemasOf(snapshot, options);
  const found = planEntries(options, schemas, snapshot.languages).flatMap(
    ({ page, langs, keys, list }) =>
      langs.map(async (lang) => ({
        page,
        keys,
        edges: list
          ? await fetchDocuments(connection, snapshot, list, lang, schemas.repository)
          : [],
      })),
  );
  return planPages(await Promise.all(found), options);
}

/** Plans of `sourceNodes`, for `createPages`, which Gatsby runs later in the same process. */
export const plans = new WeakMap<PrismicPluginOptions, Promise<Plan>>();
