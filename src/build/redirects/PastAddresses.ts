import { homePath } from '../../addresses';
import { languages } from '../../i18n/languages';

/**
 * What a build knows of the addresses of earlier builds. All are paths, not percent-encoded; those of pages
 * have a final slash, those of feeds and calendars have none.
 */
export type PastAddresses = {
  /** Path of each document's page → id of the document. */
  documents: Record<string, string>;
  /**
   * Paths that were published once and have no page any more → id of the document that was the last one
   * there; empty for a page without a document, such as a page of a list, and for a file.
   */
  past: Record<string, string>;
};

type Past = PastAddresses['past'];

/** The part of a build that its past addresses depend on. */
type Build = Partial<PastAddresses> & { pages: readonly string[]; files?: readonly string[] };

/**
 * Takes over the past addresses of the last build, and adds its own that this build does not have. An
 * address that has a page again, its own or another one, is not past.
 *
 * @param present addresses of this build
 */
export function toPast(last: Build | undefined, present: readonly string[]): Past {
  const { pages = [], files = [], documents, past } = last ?? {};
  const lost = [...pages, ...files].map((path) => [path, documents?.[path] ?? ''] as const);
  return withoutPresent({ ...past, ...Object.fromEntries(lost) }, present);
}

/** Leaves out addresses that a build has. */
export function withoutPresent(past: Past, present: readonly string[]): Past {
  const paths = new Set(present);
  return Object.fromEntries(Object.entries(past).filter(([path]) => !paths.has(path)));
}

const frontPages = new Set<string>(languages.map(homePath));

/**
 * Finds where readers of a past address should go: to the present page of its document. A page without a
 * document, such as the third page of a list that has only two, leads to the page above it, wherever
 * that has moved; but not to a front page, where nobody would find anything of it. A feed or a calendar
 * leads to that of the page, not to the page, which programs that read it do not understand.
 *
 * @param present paths of the present pages and files
 * @returns a function from a past address to a path of `present`; `undefined` for what is gone
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
