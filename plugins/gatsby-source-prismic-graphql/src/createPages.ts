import type { CreatePagesArgs, GatsbyCache } from 'gatsby';
import type { Connection } from './connection';
import { toConnection } from './connection';
import type { DocumentList } from './fetchDocuments';
import { fetchDocuments } from './fetchDocuments';
import { planLists } from './planLists';
import { planPages } from './planPages';
import { PrismicError } from './PrismicError';
import type { DocumentEdge, PrismicPluginOptions } from './PrismicPluginOptions';
import type { Snapshot } from './snapshot';
import { readSnapshot } from './snapshot';
import { stopBuild } from './stop';

// A wrong match or linkResolver is wrong for every document.
const shownErrors = 5;

/** Makes one page per document of `pages`, as the content was when the schema was mounted. */
export async function createPages(
  { actions, cache, reporter }: CreatePagesArgs,
  options: PrismicPluginOptions,
): Promise<void> {
  const connection = toConnection(options);
  const snapshot = await readSnapshot(connection, cache);
  if (!snapshot) return;

  const activity = reporter.activityTimer('Prismic: pages');
  activity.start();
  try {
    const lists = planLists(options, snapshot);
    const counts = new Map<DocumentList, number>();
    const found = await Promise.all(
      lists.map(async ({ page, list }) => ({
        page,
        edges: await readDocuments(connection, snapshot, list, cache, (count) => {
          counts.set(list, count);
          const sum = [...counts.values()].reduce((total, each) => total + each, 0);
          activity.setStatus(`${sum} documents`);
        }),
      })),
    );

    const { pages, errors } = planPages(found, options);
    for (const page of pages) actions.createPage(page);
    if (errors.length > 0) {
      const messages = errors.slice(0, shownErrors).map(({ message }) => message);
      const more = errors.length - messages.length;
      if (more > 0) messages.push(`… and ${more} more.`);
      throw new PrismicError(messages.join('\n\n'));
    }
  } catch (error) {
    stopBuild(activity, error);
  } finally {
    activity.end();
  }
}

/** A list at a ref never changes, so it is asked for once and kept on disk until the next ref. */
async function readDocuments(
  connection: Connection,
  snapshot: Snapshot,
  list: DocumentList,
  cache: GatsbyCache,
  onPage: (count: number) => void,
): Promise<DocumentEdge[]> {
  const key = `documents ${JSON.stringify([connection.api, list])}`;
  const last = (await cache.get(key)) as { ref: string; edges: DocumentEdge[] } | undefined;
  if (last?.ref === snapshot.ref) {
    onPage(last.edges.length);
    return last.edges;
  }
  const edges = await fetchDocuments(connection, snapshot, list, onPage);
  await cache.set(key, { ref: snapshot.ref, edges });
  return edges;
}
