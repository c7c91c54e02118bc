import { toPagePath } from './pagePath';
import { PrismicError } from './PrismicError';
import type {
  DocumentEdge,
  DocumentMeta,
  PageOptions,
  PrismicPluginOptions,
  RelatedDocument,
} from './PrismicPluginOptions';

export type PageContext = Pick<
  DocumentMeta,
  'id' | 'uid' | 'lang' | 'type' | 'alternateLanguages'
> &
  Pagination;

/** Neighbours of the document among the pages of the same entry and language, in `sortBy`'s order. */
type Pagination = {
  /** Where the document stands in its list, for `after` and `before`. */
  cursor: string;
  previous: RelatedDocument | null;
  next: RelatedDocument | null;
  // The names of 2019. Those of uid and lang are for query variables: empty at the ends.
  paginationPreviousMeta: RelatedDocument | null;
  paginationPreviousUid: string;
  paginationPreviousLang: string;
  paginationNextMeta: RelatedDocument | null;
  paginationNextUid: string;
  paginationNextLang: string;
};

export type PlannedPage = {
  path: string;
  component: string;
  context: PageContext & Record<string, unknown>;
};

/** What one entry of `pages` finds in one language; `keys` are those of its extra fields. */
export type FoundList = { page: PageOptions; edges: DocumentEdge[]; keys?: string[] };

type Plan = { pages: PlannedPage[]; errors: PrismicError[] };

/**
 * One page per document. Those that cannot have one are in `errors`: a document without the uid that
 * its address needs, one whose address is another's already, and one of which the link resolver
 * says something else than `match`.
 */
export function planPages(
  found: FoundList[],
  options: Pick<PrismicPluginOptions, 'defaultLang' | 'shortenUrlLangs' | 'linkResolver'>,
): Plan {
  const owners = new Map<string, DocumentMeta>();
  const plan: Plan = { pages: [], errors: [] };

  for (const { page, edges, keys = [] } of found) {
    const chosen = page.filter ? edges.filter(page.filter) : edges;
    for (const [index, { cursor, node }] of chosen.entries()) {
      const meta = node._meta;
      try {
        const path = toPagePath(page.match, meta, options);
        assertLinksLeadTo(path, meta, page, options);
        const owner = owners.get(toComparable(path));
        if (owner) throw new PrismicError(explainConflict(path, owner, meta));
        owners.set(toComparable(path), meta);

        const { alternateLanguages } = meta;
        const context = {
          ...toExtraContext(node, keys),
          ...toRelated(meta),
          alternateLanguages,
          cursor,
          ...toPagination(chosen[index - 1], chosen[index + 1]),
        };
        plan.pages.push({ path, component: page.component, context });
      } catch (error) {
        if (!(error instanceof PrismicError)) throw error;
        plan.errors.push(error);
      }
    }
  }
  return plan;
}

function toRelated({ id, uid, type, lang }: DocumentMeta): RelatedDocument {
  return { id, uid, type, lang };
}

function toPagination(
  before: DocumentEdge | undefined,
  after: DocumentEdge | undefined,
): Omit<Pagination, 'cursor'> {
  const previous = before ? toRelated(before.node._meta) : null;
  const next = after ? toRelated(after.node._meta) : null;
  return {
    previous,
    next,
    paginationPreviousMeta: previous,
    paginationPreviousUid: previous?.uid ?? '',
    paginationPreviousLang: previous?.lang ?? '',
    paginationNextMeta: next,
    paginationNextUid: next?.uid ?? '',
    paginationNextLang: next?.lang ?? '',
  };
}

/** Fields that the repository does not have yet are `null`, as a query's would be. */
function toExtraContext(node: DocumentEdge['node'], keys: string[]): Record<string, unknown> {
  const extra = Object.entries(node).filter(([key]) => key !== '_meta' && key !== '__typename');
  return { ...Object.fromEntries(keys.map((key) => [key, null])), ...Object.fromEntries(extra) };
}

function assertLinksLeadTo(
  path: string,
  meta: DocumentMeta,
  { match }: PageOptions,
  { linkResolver }: Pick<PrismicPluginOptions, 'linkResolver'>,
): void {
  if (!linkResolver) return;
  const link = linkResolver(meta);
  if (link && toComparable(link) === toComparable(path)) return;
  throw new PrismicError(
    `${describe(meta)} is at ${path} by match '${match}', ` +
      `but ${link ? `at ${link}` : 'nowhere'} by the linkResolver, so links to it would break.\n` +
      'Make the two agree in the plugin options.',
  );
}

/** A slash at the end and the encoding of letters make no other address. */
function toComparable(path: string): string {
  const trimmed = path.replace(/(.)\/+$/, '$1');
  try {
    return decodeURIComponent(trimmed);
  } catch {
    return trimmed;
  }
}

function explainConflict(path: string, first: DocumentMeta, second: DocumentMeta): string {
  return first.id === second.id
    ? `${describe(first)} is made twice at ${path}.\n` +
        'Two of pages in the plugin options select it: narrow one of them with langs or filter.'
    : `${describe(first)} and ${describe(second)} have the same address, ${path}.\n` +
        'Change the uid of one of them in Prismic and publish it, or give their types different match options.';
}

function describe({ id, uid, type, lang }: DocumentMeta): string {
  return `Document ${id} (type ${type}, uid ${uid ?? 'none'}, language ${lang})`;
}
