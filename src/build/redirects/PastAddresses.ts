import { homePath } from '../../addresses';
import { languages } from '../../i18n/languages';

/** Paths are not percent-encoded. Paths of pages end in a slash, paths of feeds do not. */
export type PastAddresses = {
  /** Maps the path of each document's page to the document's id. */
  documents: Record<string, string>;
  /**
   * Maps each former path to the id of its last document. The id is empty for a file, and for a
   * page without a document.
   */
  past: Record<string, string>;
};

type Past = PastAddresses['past'];

type Build = Partial<PastAddresses> & { pages: readonly string[]; files?: readonly string[] };

/** Returns the last build's addresses and its past addresses, except those in `present`. */
export function toPast(last: Build | undefined, present: readonly string[]): Past {
  const { pages = [], files = [], documents, past } = last ?? {};
  const lost = [...pages, ...files].map((path) => [path, documents?.[path] ?? ''] as const);
  return withoutPresent({ ...past, ...Object.fromEntries(lost) }, present);
}

export function withoutPresent(past: Past, present: readonly string[]): Past {
  const paths = new Set(present);
  return Object.fromEntries(Object.entries(past).filter(([path]) => !paths.has(path)));
}

const frontPages = new Set<string>(languages.map(homePath));

/**
 * Returns a function that finds the present path for a past path; `undefined` if the page is gone.
 * - The path of a document leads to the document's present page.
 * - The path of a page without a document, for example the third page of a list that has only two,
 *   leads to the page above, but not to a front page, whose content is unrelated.
 * - The path of a feed or calendar leads only to the feed or calendar of the page above, because
 *   feed readers and calendars do not understand HTML.
 */
export function createPathFinder(
  { documents, past }: PastAddresses,
  present: ReadonlySet<string>,
): (path: string) => string | undefined {
  const pathOf = new Map(Object.entries(documents).map(([path, id]) => [id, path]));
  const find = (path: string): string | undefined => {
    const id = past[path];
    if (id) return pathOf.get(id);
    const [, parent = '/', segment] = /^(.*\/)([^/]+\/?)$/.exec(path) ?? [];
    if (segment === undefined || frontPages.has(parent)) return undefined;
    const above = present.has(parent) ? parent : parent in past ? find(parent) : undefined;
    if (above === undefined) return undefined;
    if (present.has(above + segment)) return above + segment;
    return segment.endsWith('/') ? above : undefined;
  };
  return find;
}
