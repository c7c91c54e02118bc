import { PrismicError } from '../PrismicError';
import type { PageOptions } from '../PrismicPluginOptions';
import type { LanguageOptions } from './pagePath';
import { toPagePath, toRawPath } from './pagePath';
import type { PlannedEntry } from './planEntries';
import { toPagination } from './planPages';

/** Where a preview's links lead. */
export const defaultPreviewPath = '/preview';

/** A page that stands for documents without one of their own. */
export type FallbackPage = { path: string; component: string; context: Record<string, unknown> };

const noDocument = { id: '', uid: '', type: '', cursor: '', alternateLanguages: [] };

const firstParameter = /\/:(?!lang\b)\w+.*$/;

/** Address of an entry's page for previews: its `path`, or what its `match` has before the document. */
export function toFallbackPath({ path, match }: PageOptions): string {
  return path ?? `${match.replace(firstParameter, '')}/_preview`;
}

/**
 * One page for each entry of `pages` and its languages. A preview shows there what has no page of its
 * own: a document that is not published yet, one whose uid has changed, a new translation. For all
 * others it is a page without a document.
 *
 * @throws PrismicError when two entries would have one address.
 */
export function planFallbackPages(
  entries: readonly Omit<PlannedEntry, 'selection'>[],
  options: LanguageOptions,
): FallbackPage[] {
  const owners = new Map<string, number>();
  return entries.flatMap(({ page, langs, keys }, index) =>
    langs.map((lang) => {
      const path = toRawPath(
        toPagePath(toFallbackPath(page), { id: '', uid: '', type: page.type, lang }, options),
      );
      const owner = owners.get(path);
      if (owner !== undefined) {
        throw new PrismicError(explainConflict(path, owner, index));
      }
      owners.set(path, index);
      const extra = Object.fromEntries(keys.map((key) => [key, null]));
      const context = {
        ...extra,
        ...noDocument,
        ...toPagination(null, null),
        lang,
        prismicPreview: 'fallback',
      };
      return { path, component: page.component, context };
    }),
  );
}

function explainConflict(path: string, first: number, second: number): string {
  return first === second
    ? `pages[${first}] in the plugin options has one address for previews in two languages, ` +
        `${path}.\nIts option path needs :lang? or :lang.`
    : `pages[${first}] and pages[${second}] in the plugin options have the same address for ` +
        `previews, ${path}.\nGive one of them another with its option path.`;
}
