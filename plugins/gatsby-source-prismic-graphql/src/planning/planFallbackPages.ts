import { PrismicError } from '../PrismicError';
import type { PageOptions } from '../PrismicPluginOptions';
import type { LanguageOptions } from './pagePath';
import { toPagePath, toRawPath } from './pagePath';
import type { PlannedEntry } from './planLists';
import { noDocument } from './planPages';

export const defaultPreviewPath = '/preview';

type FallbackPage = { path: string; component: string; context: Record<string, unknown> };

const firstParameter = /\/:(?!lang\b)\w+[^]*/;

/** In version 3 of this plugin, the option `path` named a page that the site itself created. */
export function isFallbackPath(path: string): boolean {
  return /^\/(?:.*\/)?_preview\/?$/.test(path);
}

export function toFallbackPath({ path, match }: PageOptions): string {
  if (path !== undefined && isFallbackPath(path)) return path;
  return `${match.replace(firstParameter, '')}/_preview`;
}

/**
 * Plans pages for previews of unpublished documents, documents with a new uid, and new translations.
 * @throws PrismicError if two fallback pages would have the same path.
 */
export function planFallbackPages(
  entries: readonly Pick<PlannedEntry, 'page' | 'langs' | 'keys'>[],
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
        throw new PrismicError(
          `pages[${owner}] and pages[${index}] in the plugin options have the same fallback page for previews, ${path}.\n` +
            'Set the path option of one of them, with :lang? if the entry has several languages.',
        );
      }
      owners.set(path, index);
      const extra = Object.fromEntries(keys.map((key) => [key, null]));
      const context = { ...extra, ...noDocument, lang, prismicPreview: 'fallback' };
      return { path, component: page.component, context };
    }),
  );
}
