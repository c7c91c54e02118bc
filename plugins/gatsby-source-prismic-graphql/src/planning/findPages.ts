import type { DocumentEdge, PrismicPluginOptions } from '../PrismicPluginOptions';
import type { Connection } from '../requests/connection';
import type { DocumentList } from '../requests/fetchDocuments';
import { fetchDocuments } from '../requests/fetchDocuments';
import type { Snapshot } from '../requests/snapshot';
import { toPrismicSchemas } from '../schema/prismicSchemas';
import { planLists } from './planLists';
import type { Plan } from './planPages';
import { planPages } from './planPages';

/**
 * Reads the documents of `pages`, as the content was at the snapshot, and plans a page for each.
 * Entries that select from the same list share it.
 *
 * @param onCount is told how many documents have come so far.
 * @throws PrismicError as `planLists` and `fetchDocuments` do.
 */
export async function findPages(
  connection: Connection,
  snapshot: Snapshot,
  options: PrismicPluginOptions,
  onCount: (count: number) => void,
): Promise<Plan> {
  const schemas = toPrismicSchemas(snapshot, options);
  const lists = planLists(options, schemas, snapshot.languages);
  const counts = new Map<string, number>();
  const fetching = new Map<string, Promise<DocumentEdge[]>>();

  const fetchOnce = (list: DocumentList): Promise<DocumentEdge[]> => {
    const key = JSON.stringify(list);
    const edges =
      fetching.get(key) ??
      fetchDocuments(connection, snapshot, list, (count) => {
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
