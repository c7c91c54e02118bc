import { PrismicError } from '../PrismicError';
import type {
  DocumentEdge,
  DocumentMeta,
  PageOptions,
  PrismicPluginOptions,
  RelatedDocument,
} from '../PrismicPluginOptions';
import { isSamePath, toComparable } from './isSamePath';
import { findUnknownParameters, matchesPath, toPagePath, toRawPath } from './pagePath';

/** A document that another page leads to. */
export type LinkedDocument = RelatedDocument & {
  /** Address of its page; null when it has none. */
  url: string | null;
};

export type PageContext = Pick<DocumentMeta, 'id' | 'uid' | 'lang' | 'type'> &
  Pagination & { alternateLanguages: LinkedDocument[] };

/** Neighbours of the document among the pages of the same entry and language, in `sortBy`'s order. */
type Pagination = {
  /** Where the document stands in its list, for `after` and `before`. */
  cursor: string;
  previous: LinkedDocument | null;
  next: LinkedDocument | null;
  // The names of 2019. Those of uid and lang are for query variables: empty at the ends.
  paginationPreviousMeta: LinkedDocument | null;
  paginationPreviousUid: string;
  paginationPreviousLang: string;
  paginationNextMeta: LinkedDocument | null;
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

export type Plan = {
  pages: PlannedPage[];
  /** Id of each document that has a page → the address for links to it. */
  addresses: Map<string, string>;
  errors: PrismicError[];
  /** Documents that get no page, each with the remedy. */
  warnings: string[];
};

/** `path` is for Gatsby; `url`, for links, is the same address as the link resolver writes it. */
type Place = { path: string; url: string };

type PlacedDocument = Place & { edge: DocumentEdge; fields: Record<string, unknown> };

type PlanOptions = Pick<PrismicPluginOptions, 'defaultLang' | 'shortenUrlLangs' | 'linkResolver'>;

/**
 * One page per document. Those that cannot have one are in `errors`: a document without the uid that
 * its address needs, one whose address is another's already, and one of which the link resolver
 * says something else than `match`. Those whose address the link resolver does not know yet, because
 * it depends on another document, are in `warnings`.
 *
 * A document that several entries select is linked at the address of the first of them.
 */
export function planPages(found: FoundList[], options: PlanOptions): Plan {
  const plan: Plan = { pages: [], addresses: new Map(), errors: [], warnings: [] };
  const owners = new Map<string, DocumentMeta>();

  const place = ({ page, edges, keys = [] }: FoundList): PlacedDocument[] => {
    const chosen = page.filter ? edges.filter(page.filter) : edges;
    return chosen.flatMap((edge) => {
      const meta = edge.node._meta;
      const fields = toExtraFields(edge.node, keys);
      try {
        const placed = findPlace(meta, fields, page, options);
        if (!placed) {
          plan.warnings.push(explainNowhere(meta, page));
          return [];
        }
        const owner = owners.get(toComparable(placed.path));
        if (owner) throw new PrismicError(explainConflict(placed.path, owner, meta));
        owners.set(toComparable(placed.path), meta);
        if (!plan.addresses.has(meta.id)) plan.addresses.set(meta.id, placed.url);
        return [{ ...placed, edge, fields }];
      } catch (error) {
        if (!(error instanceof PrismicError)) throw error;
        plan.errors.push(error);
        return [];
      }
    });
  };

  // A page's context has the addresses of other documents, so all of them are placed first.
  const lists = found.map((list) => ({ list, documents: place(list) }));
  const withUrl = ({ id, uid, type, lang }: RelatedDocument): LinkedDocument => {
    return { id, uid, type, lang, url: plan.addresses.get(id) ?? null };
  };
  for (const { list, documents } of lists) {
    for (const [index, { path, edge, fields }] of documents.entries()) {
      const { id, uid, lang, type, alternateLanguages } = edge.node._meta;
      const [before, after] = [documents[index - 1], documents[index + 1]];
      const context = {
        ...fields,
        id,
        uid,
        lang,
        type,
        alternateLanguages: alternateLanguages.map(withUrl),
        cursor: edge.cursor,
        ...toPagination(
          before ? withUrl(before.edge.node._meta) : null,
          after ? withUrl(after.edge.node._meta) : null,
        ),
      };
      plan.pages.push({ path, component: list.page.component, context });
    }
  }
  return plan;
}

/** What a page's context says of its neighbours. */
export function toPagination(
  previous: LinkedDocument | null,
  next: LinkedDocument | null,
): Omit<Pagination, 'cursor'> {
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
function toExtraFields(node: DocumentEdge['node'], keys: string[]): Record<string, unknown> {
  const extra = Object.entries(node).filter(([key]) => key !== '_meta' && key !== '__typename');
  return { ...Object.fromEntries(keys.map((key) => [key, null])), ...Object.fromEntries(extra) };
}

/**
 * Where the document's page is: by `match` and the link resolver alike, or by the link resolver alone
 * when `match` has a parameter that the document cannot fill.
 *
 * @returns nothing when the link resolver alone could say it, and does not.
 */
function findPlace(
  meta: DocumentMeta,
  fields: Record<string, unknown>,
  { match }: PageOptions,
  options: PlanOptions,
): Place | undefined {
  if (findUnknownParameters(match).length > 0) {
    const link = options.linkResolver?.(meta, fields);
    if (!link) return undefined;
    const path = toRawPath(link);
    if (matchesPath(path, match, meta, options)) return { path, url: link };
    throw new PrismicError(
      `${describe(meta)} is at ${link} by the linkResolver, which is no address of match '${match}'.\n` +
        'Make the two agree in the plugin options, or leave the document out with the filter option.',
    );
  }

  const path = toPagePath(match, meta, options);
  if (!options.linkResolver) return { path, url: path };
  const link = options.linkResolver(meta, fields);
  if (link && isSamePath(link, path)) return { path, url: link };
  throw new PrismicError(
    `${describe(meta)} is at ${path} by match '${match}', ` +
      `but ${link ? `at ${link}` : 'nowhere'} by the linkResolver, so links to it would break.\n` +
      'Make the two agree in the plugin options.',
  );
}

function explainNowhere(meta: DocumentMeta, { match }: PageOptions): string {
  const names = findUnknownParameters(match).join(' and ');
  return (
    `${describe(meta)} gets no page: match '${match}' needs its ${names}, ` +
    'and the linkResolver knows no address of it.\n' +
    `Link it to its ${names} in Prismic and publish it, or leave it out with the page's filter option.`
  );
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
