import type { CreatePagesArgs } from 'gatsby';
import { findPages, takePlan } from '../planning/findPages';
import { PrismicError } from '../PrismicError';
import type { PrismicPluginOptions } from '../PrismicPluginOptions';
import { toRepositoryConnection } from '../requests/repositoryConnection';
import { readSnapshot } from '../requests/snapshot';
import { prefixed, stopBuild } from './stop';

// A wrong `match` or `linkResolver` causes one error for every document.
const MAX_SHOWN_ERRORS = 5;
// An editor has to mend each of these documents.
const MAX_SHOWN_DOCUMENTS = 100;

/**
 * Creates a page for each document of `pages` that can have one, from the same ref as the schema, and reports
 * the others: as a warning, or with `strict` as the error that stops the build.
 */
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
    const { pages, errors, warnings } =
      takePlan(options, snapshot) ??
      (await findPages(connection, snapshot, options, (count) =>
        activity.setStatus(`${count} documents`),
      ));
    activity.setStatus(`${pages.length} pages`);
    for (const page of pages) actions.createPage(page);
    const unfit = firstOf(warnings, MAX_SHOWN_DOCUMENTS);
    if (warnings.length > 0 && !options.strict) reporter.warn(prefixed(unfit.join('\n\n')));
    const messages = errors.map(({ message }) => message);
    const fatal = [...(options.strict ? unfit : []), ...firstOf(messages, MAX_SHOWN_ERRORS)];
    if (fatal.length > 0) throw new PrismicError(fatal.join('\n\n'));
  } catch (error) {
    stopBuild(activity, error);
  } finally {
    activity.end();
  }
}

function firstOf(messages: string[], max: number): string[] {
  const more = messages.length - max;
  return [...messages.slice(0, max), ...(more > 0 ? [`… and ${more} more.`] : [])];
}
