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

/** A document that another page links to. */
export type LinkedDocument = RelatedDocument & {
  /** URL of its page; `null` without a page. */
  url: string | null;
};

export type PageContext = Pick<DocumentMeta, 'id' | 'uid' | 'lang' | 'type'> &
  Pagination & { alternateLanguages: LinkedDocument[] };

/**
 * The document's neighbours among the pages of the same entry and language, in the order of `sortBy`.
 */
type Pagination = {
  /** The document's cursor in its list, for the arguments `after` and `before`. */
  cursor: string;
  previous: LinkedDocument | null;
  next: LinkedDocument | null;
  // The names of version 3. The uid and lang of a missing neighbour are empty, because query variables
  // need a value.
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

/** The documents of one entry of `pages` in one language; `keys` are the names of its extra fields. */
export type FoundList = { page: PageOptions; edges: DocumentEdge[]; keys?: string[] };

export type Plan = {
  pages: PlannedPage[];
  /** Id of each document that has a page → the URL for links to it. */
  addresses: Map<string, string>;
  errors: PrismicError[];
  /** One message for each document without a page, with the remedy. */
  warnings: string[];
};

/** `path` is for Gatsby. `url` is for links: the same path, spelt as the link resolver returns it. */
type PageLocation = { path: string; url: string };

type LocatedDocument = PageLocation & { edge: DocumentEdge; fields: Record<string, unknown> };

type PlanOptions = Pick<PrismicPluginOptions, 'defaultLang' | 'shortenUrlLangs' | 'linkResolver'>;

/**
 * Plans one page for each document.
 *
 * - `errors` reports a document without the uid that its path needs, a document whose path another
 *   document already has, and a document for which the link resolver and `match` disagree.
 * - `warnings` reports a document for which the link resolver returns no path, because the path depends
 *   on another document that is missing.
 *
 * If several entries select a document, links lead to the page of the first entry.
 */
export function planPages(found: FoundList[], options: PlanOptions): Plan {
  const plan: Plan = { pages: [], addresses: new Map(), errors: [], warnings: [] };
  const owners = new Map<string, DocumentMeta>();

  const locate = ({ page, edges, keys = [] }: FoundList): LocatedDocument[] => {
    const chosen = page.filter ? edges.filter(page.filter) : edges;
    return chosen.flatMap((edge) => {
      const meta = edge.node._meta;
      const fields = toExtraFields(edge.node, keys);
      try {
        const location = findLocation(meta, fields, page, options);
        if (!location) {
          plan.warnings.push(explainMissingPath(meta, page));
          return [];
        }
        const owner = owners.get(toComparable(location.path));
        if (owner) throw new PrismicError(explainConflict(location.path, owner, meta));
        owners.set(toComparable(location.path), meta);
        if (!plan.addresses.has(meta.id)) plan.addresses.set(meta.id, location.url);
        return [{ ...location, edge, fields }];
      } catch (error) {
        if (!(error instanceof PrismicError)) throw error;
        plan.errors.push(error);
        return [];
      }
    });
  };

  // A page's context contains the URLs of other documents, so this locates all documents first.
  const lists = found.map((list) => ({ list, documents: locate(list) }));
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

/** Builds the part of a page's context that describes the neighbours. */
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

/** Fields that the repository does not have yet are `null`, as in the result of a query. */
function toExtraFields(node: DocumentEdge['node'], keys: string[]): Record<string, unknown> {
  const extra = Object.entries(node).filter(([key]) => key !== '_meta' && key !== '__typename');
  return { ...Object.fromEntries(keys.map((key) => [key, null])), ...Object.fromEntries(extra) };
}

/**
 * Finds the location of a document's page. If `match` has a parameter that the document cannot fill, the
 * link resolver decides. Otherwise `match` decides, and the link resolver must agree.
 *
 * @returns nothing when only the link resolver could decide and it returns nothing.
 */
function findLocation(
  meta: DocumentMeta,
  fields: Record<string, unknown>,
  { match }: PageOptions,
  options: PlanOptions,
): PageLocation | undefined {
  if (findUnknownParameters(match).length > 0) {
    const link = options.linkResolver?.(meta, fields);
    if (!link) return undefined;
    const path = toRawPath(link);
    if (matchesPath(path, match, meta, options)) return { path, url: link };
    throw new PrismicError(
      `${describe(meta)} has the path ${link} from the linkResolver, which does not fit match '${match}'.\n` +
        'Make both agree in the plugin options, or exclude the document with the filter option.',
    );
  }

  const path = toPagePath(match, meta, options);
  if (!options.linkResolver) return { path, url: path };
  const link = options.linkResolver(meta, fields);
  if (link && isSamePath(link, path)) return { path, url: link };
  throw new PrismicError(
    `${describe(meta)} has the path ${path} from match '${match}', ` +
      `but ${link || 'no path'} from the linkResolver, so links to the document would break.\n` +
      'Make both agree in the plugin options.',
  );
}

function explainMissingPath(meta: DocumentMeta, { match }: PageOptions): string {
  const names = findUnknownParameters(match).join(' and ');
  return (
    `${describe(meta)} gets no page: match '${match}' needs its ${names}, ` +
    'but the linkResolver returns no path for the document.\n' +
    `Link the document to its ${names} in Prismic and publish it, or exclude it with the page's filter option.`
  );
}

function explainConflict(path: string, first: DocumentMeta, second: DocumentMeta): string {
  return first.id === second.id
    ? `${describe(first)} gets two pages at ${path}.\n` +
        'Two entries of pages in the plugin options select it: restrict one of them with langs or filter.'
    : `${describe(first)} and ${describe(second)} have the same path, ${path}.\n` +
        'Change the uid of one of them in Prismic and publish it, or use different match options for their types.';
}

function describe({ id, uid, type, lang }: DocumentMeta): string {
  return `Document ${id} (type ${type}, uid ${uid ?? 'none'}, language ${lang})`;
}
