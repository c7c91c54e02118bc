import type { CreatePagesArgs } from 'gatsby';
import { toConnection } from './connection';
import type { DocumentList } from './fetchDocuments';
import { fetchDocuments } from './fetchDocuments';
import { planLists } from './planLists';
import { planPages } from './planPages';
import { PrismicError } from './PrismicError';
import type { PrismicPluginOptions } from './PrismicPluginOptions';
import { toPrismicSchemas } from './prismicSchemas';
import { readSnapshot } from './snapshot';
import { stopBuild } from './stop';

// A wrong match or linkResolver is wrong for every document.
const shownErrors = 5;

/** Makes one page per document of `pages`, as the content was when the schema was mounted. */
export async function createPages(
  { actions, cache, reporter }: CreatePagesArgs,
  options: PrismicPluginOptions,
): Promise<void> {
  const connection = toConnection(options, cache);
  const snapshot = await readSnapshot(connection, cache);
  if (!snapshot) return;

  const activity = reporter.activityTimer('Prismic: pages');
  activity.start();
  try {
    const schemas = toPrismicSchemas(snapshot, options);
    const lists = planLists(options, schemas, snapshot.languages);
    const counts = new Map<DocumentList, number>();
    const found = await Promise.all(
      lists.map(async ({ page, list, keys }) => ({
        page,
        keys,
        edges: list
          ? await fetchDocuments(connection, snapshot, list, (count) => {
              counts.set(list, count);
              const sum = [...counts.values()].reduce((total, each) => total + each, 0);
              activity.setStatus(`${sum} documents`);
            })
          : [],
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
