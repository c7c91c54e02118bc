import { homePath } from '../../addresses';
import { languages } from '../../i18n/languages';

/** What a build knows of the addresses of earlier builds. All are paths, not percent-encoded, with a final slash. */
export type PastAddresses = {
  /** Path of each document's page → id of the document. */
  documents: Record<string, string>;
  /**
   * Paths that were published once and have no page any more → id of the document that was the last one
   * there; empty for a page without a document, such as a page of a list.
   */
  past: Record<string, string>;
};

/** The part of a build that its past addresses depend on. */
type Pages = Partial<PastAddresses> & { pages: readonly string[] };

/**
 * Takes over the past addresses of the last build, and adds its pages that this build does not have. An
 * address that has a page again, its own or another one, is not past.
 */
export function toPast(last: Pages | undefined, pages: readonly string[]): Record<string, string> {
  const present = new Set(pages);
  const lost = (last?.pages ?? []).map((path) => [path, last?.documents?.[path] ?? '']);
  const past = [...Object.entries(last?.past ?? {}), ...lost];
  return Object.fromEntries(past.filter(([path = '']) => !present.has(path)));
}

const frontPages = new Set<string>(languages.map(homePath));

/**
 * Finds where readers of a past address should go: to the present page of its document. A page without a
 * document, such as the third page of a list that has only two, leads to the page above it, wherever
 * that has moved; but not to a front page, where nobody would find anything of it.
 *
 * @param pages paths of the present pages
 * @returns a function from a past address to a path of `pages`; `undefined` for what is gone
 */
export function createPathFinder(
  { documents, past }: PastAddresses,
  pages: ReadonlySet<string>,
): (path: string) => string | undefined {
  const pathOf = new Map(Object.entries(documents).map(([path, id]) => [id, path]));
  const find = (path: string): string | undefined => {
    const id = past[path];
    if (id) return pathOf.get(id);
    const [, parent = '/', segment] = /^(.*\/)([^/]+\/)$/.exec(path) ?? [];
    if (segment === undefined || frontPages.has(parent)) return undefined;
    const above = pages.has(parent) ? parent : parent in past ? find(parent) : undefined;
    if (above === undefined) return undefined;
    return pages.has(above + segment) ? above + segment : above;
  };
  return find;
}
