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

const plans = new WeakMap<PrismicPluginOptions, { ref: string; plan: Plan }>();

/** Stores the plan of `sourceNodes` for `createPages`, which runs later in the same process. */
export function storePlan(options: PrismicPluginOptions, { ref }: Snapshot, plan: Plan): void {
  plans.set(options, { ref, plan });
}

export function takePlan(options: PrismicPluginOptions, { ref }: Snapshot): Plan | undefined {
  const last = plans.get(options);
  plans.delete(options);
  return last?.ref === ref ? last.plan : undefined;
}
