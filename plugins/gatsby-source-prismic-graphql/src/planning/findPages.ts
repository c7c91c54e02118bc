import type { DocumentEdge, PrismicPluginOptions } from '../PrismicPluginOptions';
import type { DocumentList } from '../requests/fetchDocuments';
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
  onCount: (count: number) => void,
): Promise<Plan> {
  const schemas = schemasOf(snapshot, options);
  const lists = planLists(options, schemas, snapshot.languages);
  const counts = new Map<string, number>();
  const fetching = new Map<string, Promise<DocumentEdge[]>>();

  const fetchOnce = (list: DocumentList): Promise<DocumentEdge[]> => {
    const key = JSON.stringify(list);
    const edges =
      fetching.get(key) ??
      fetchDocuments(connection, snapshot, list, schemas.repository, (count) => {
        counts.set(key, count);
        onCount([...counts.values()].reduce((total, each) => total + each, 0));
      });
    fetching.set(key, edges);
    return edges;
  };

  const found = await Promise.all(
    lists.map(async ({ page, list, keys }) => ({
      page,
      keys,
      edges: list ? await fetchOnce(list) : [],
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
