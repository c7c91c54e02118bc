import type { CreatePagesArgs } from 'gatsby';
import { findPages } from '../planning/findPages';
import { PrismicError } from '../PrismicError';
import type { PrismicPluginOptions } from '../PrismicPluginOptions';
import { toConnection } from '../requests/connection';
import { readSnapshot } from '../requests/snapshot';
import { prefixed, stopBuild } from './stop';

// A wrong match or linkResolver is wrong for every document.
const mostShown = 5;

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
  const more = messages.length - mostShown;
  const shown = messages.slice(0, mostShown);
  return [...shown, ...(more > 0 ? [`… and ${more} more.`] : [])].join('\n\n');
}
