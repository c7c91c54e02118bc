import type { CreatePagesArgs } from 'gatsby';
import { findPages } from '../planning/findPages';
import { PrismicError } from '../PrismicError';
import type { PrismicPluginOptions } from '../PrismicPluginOptions';
import { toRepositoryConnection } from '../requests/repositoryConnection';
import { readSnapshot } from '../requests/snapshot';
import { prefixed, stopBuild } from './stop';

// A wrong `match` or `linkResolver` causes one error for every document.
const MAX_SHOWN_MESSAGES = 5;

/** Creates a page for each document of `pages`, from the same ref as the schema. */
export async function createDocumentPages(
  { actions, cache, reporter }: CreatePagesArgs,
  options: PrismicPluginOptions,
): Promise<void> {
  const connection = toRepositoryConnection(options, cache);
  const snapshot = await readSnapshot(connection, cache);
  if (!snapshot) return;

  const activity = reporter.activityTimer('Prismic: pages');
  activity.start();
  try {
    const { pages, errors, warnings } = await findPages(connection, snapshot, options, (count) =>
      activity.setStatus(`${count} documents`),
    );
    for (const page of pages) actions.createPage(page);
    if (warnings.length > 0) reporter.warn(prefixed(joinFirst(warnings)));
    if (errors.length > 0) throw new PrismicError(joinFirst(errors.map(({ message }) => message)));
  } catch (error) {
    stopBuild(activity, error);
  } finally {
    activity.end();
  }
}

function joinFirst(messages: string[]): string {
  const more = messages.length - MAX_SHOWN_MESSAGES;
  const shown = messages.slice(0, MAX_SHOWN_MESSAGES);
  return [...shown, ...(more > 0 ? [`… and ${more} more.`] : [])].join('\n\n');
}
