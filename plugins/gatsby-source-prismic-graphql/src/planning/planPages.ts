import { DocumentError, PrismicError } from '../PrismicError';
import type {
  DocumentEdge,
  DocumentMeta,
  PageOptions,
  PrismicPluginOptions,
  RelatedDocument,
} from '../PrismicPluginOptions';
import type { LocateOptions, Owners, PageLocation } from './locateDocument';
import { locateDocument, toAddressKey } from './locateDocument';

export type LinkedDocument = RelatedDocument & {
  url: string | null;
};

export type PageContext = Pick<DocumentMeta, 'id' | 'uid' | 'lang' | 'type'> &
  Pagination & { alternateLanguages: LinkedDocument[] };

/** The documents before and after a document by `sortBy`, in its language and entry of `pages`. */
export type Pagination = {
  /** Prismic's cursor of the document, for the arguments `after` and `before`. */
  cursor: string;
  previous: LinkedDocument | null;
  next: LinkedDocument | null;
  // Names of version 3 of this plugin. A missing uid or language is an empty string, because query
  // variables need a value.
  paginationPreviousMeta: LinkedDocument | null;
  paginationPreviousUid: string;
  paginationPreviousLang: string;
  paginationNextMeta: LinkedDocument | null;
  paginationNextUid: string;
  paginationNextLang: string;
};

type PlannedPage = {
  path: string;
  component: string;
  context: PageContext & Record<string, unknown>;
};

type FoundList = { page: PageOptions; edges: DocumentEdge[]; keys?: string[] };

export type Plan = {
  pages: PlannedPage[];
  /** URLs for links, by document id. */
  addresses: Map<string, string>;
  errors: string[];
  /** Each warning is about a document that cannot have a page, and contains the remedy. */
  warnings: string[];
};

type ContextOption = Pick<PrismicPluginOptions, 'toPageContext'>;

type LocatedDocument = PageLocation & { edge: DocumentEdge; fields: Record<string, unknown> };

/** Alias for the field of the option `required`. The page's context does not contain this field. */
export const requiredKey = 'requiredField';

/**
 * Plans a page for each document. If several entries select a document, links go to the first
 * entry's page. `warnings` need a change by an editor, and `errors` need a change of the options.
 */
export function planPages(
  found: FoundList[],
  { toPageContext, ...options }: LocateOptions & ContextOption,
): Plan {
  const plan: Plan = { pages: [], addresses: new Map(), errors: [], warnings: [] };
  const owners: Owners = new Map();

  const locate = ({ page, edges, keys = [] }: FoundList): LocatedDocument[] => {
    const chosen = page.filter ? edges.filter(page.filter) : edges;
    return chosen.flatMap((edge) => {
      const meta = edge.node._meta;
      const fields = toExtraFields(edge.node, keys);
      try {
        const required = edge.node[requiredKey];
        const count = edges.length;
        const location = locateDocument({ meta, fields, required, page, count, owners }, options);
        owners.set(toAddressKey(location.path), { meta, path: location.path });
        if (!plan.addresses.has(meta.id)) plan.addresses.set(meta.id, location.url);
        return [{ ...location, edge, fields }];
      } catch (error) {
        if (!(error instanceof PrismicError)) throw error;
        const messages = error instanceof DocumentError ? plan.warnings : plan.errors;
        messages.push(error.message);
        return [];
      }
    });
  };

  // All documents are located first, because a page's context contains URLs of other documents.
  const lists = found.map((list) => ({ list, documents: locate(list) }));
  const withUrl = ({ id, uid, type, lang }: RelatedDocument): LinkedDocument => {
    return { id, uid, type, lang, url: plan.addresses.get(id) ?? null };
  };
  const nodes = lists.flatMap(({ documents }) => documents.map(({ edge }) => edge.node));
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
      plan.pages.push({
        path,
        component: list.page.component,
        context: { ...context, ...toPageContext?.(context, nodes) },
      });
    }
  }
  return plan;
}

function toPagination(
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

export const noDocument: PageContext = {
  ...{ id: '', uid: '', lang: '', type: '', cursor: '', alternateLanguages: [] },
  ...toPagination(null, null),
};

/** Fields that the repository does not have yet are `null`, as in a query's result. */
function toExtraFields(node: DocumentEdge['node'], keys: string[]): Record<string, unknown> {
  const extra = Object.entries(node).filter(
    ([key]) => !['_meta', '__typename', requiredKey].includes(key),
  );
  return { ...Object.fromEntries(keys.map((key) => [key, null])), ...Object.fromEntries(extra) };
}
