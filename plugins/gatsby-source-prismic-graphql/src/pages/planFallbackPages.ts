import { toPagePath, toRawPath } from './pagePath';
import { toPagination } from './planPages';
import { PrismicError } from '../PrismicError';
import type { PageOptions, PrismicPluginOptions } from '../PrismicPluginOptions';

/** Where a preview's links lead. */
export const defaultPreviewPath = '/preview';

/** A page that stands for documents without one of their own. */
export type FallbackPage = { path: string; component: string; context: Record<string, unknown> };

type Options = Pick<PrismicPluginOptions, 'defaultLang' | 'shortenUrlLangs' | 'langs' | 'pages'>;

const noDocument = { id: '', uid: '', type: '', cursor: '', alternateLanguages: [] };

const firstParameter = /\/:(?!lang\b)\w+.*$/;

/** Address of an entry's page for previews: its `path`, or what its `match` has before the document. */
export function toFallbackPath({ path, match }: PageOptions): string {
  return path ?? `${match.replace(firstParameter, '')}/_preview`;
}

/**
 * Languages of an entry of `pages`.
 *
 * @param languages of the repository, of which the first is its master language.
 */
export function toLangs(
  { langs }: PageOptions,
  options: Options,
  languages: readonly string[],
): readonly string[] {
  const { defaultLang } = options;
  return (
    langs ?? options.langs ?? (defaultLang === undefined ? languages.slice(0, 1) : [defaultLang])
  );
}

/**
 * One page for each of `pages` and its languages. A preview shows there what has no page of its own:
 * a document that is not published yet, one whose uid has changed, a new translation. For all others
 * it is a page without a document.
 *
 * @param keys entries of the context that the extra fields of each entry become.
 * @param languages of the repository, as in `toLangs`.
 * @throws PrismicError when two entries would have one address.
 */
export function planFallbackPages(
  options: Options,
  keys: readonly string[][],
  languages: readonly string[],
): FallbackPage[] {
  const owners = new Map<string, number>();
  return (options.pages ?? []).flatMap((page, index) =>
    toLangs(page, options, languages).map((lang) => {
      const path = toRawPath(
        toPagePath(toFallbackPath(page), { id: '', uid: '', type: page.type, lang }, options),
      );
      const owner = owners.get(path);
      if (owner !== undefined) {
        throw new PrismicError(explainConflict(path, owner, index));
      }
      owners.set(path, index);
      const extra = Object.fromEntries((keys[index] ?? []).map((key) => [key, null]));
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
