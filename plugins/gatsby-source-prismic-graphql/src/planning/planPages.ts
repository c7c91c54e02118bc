import { DocumentError, PrismicError } from '../PrismicError';
import type {
  DocumentEdge,
  DocumentMeta,
  PageOptions,
  PrismicPluginOptions,
  RelatedDocument,
} from '../PrismicPluginOptions';
import type { LanguageOptions } from './pagePath';
import { toComparable, toPagePath, toRawPath } from './pagePath';

export type LinkedDocument = RelatedDocument & { url: string | null };

type PageContext = RelatedDocument &
  ReturnType<typeof toPagination> & {
    /** Prismic's cursor of the document, for the arguments `after` and `before`. */
    cursor: string;
    alternateLanguages: LinkedDocument[];
  };

type PlannedPage = {
  path: string;
  component: string;
  context: PageContext & Record<string, unknown>;
};

type FoundList = { page: PageOptions; edges: DocumentEdge[]; keys?: string[] };

export type Plan = {
  pages: PlannedPage[];
  addresses: Map<string, string>;
  errors: string[];
  warnings: string[];
};

type LocatedDocument = PageLocation & { edge: DocumentEdge; fields: Record<string, unknown> };

export const requiredKey = 'requiredField';

/**
 * If several entries select a document, links go to the first entry's page. `warnings` need a
 * change by an editor, and `errors` need a change of the options.
 */
export function planPages(
  found: FoundList[],
  { toPageContext, ...options }: LocateOptions & Pick<PrismicPluginOptions, 'toPageContext'>,
): Plan {
  const plan: Plan = { pages: [], addresses: new Map(), errors: [], warnings: [] };
  const owners: Owners = new Map();

  const locate = ({ page, edges, keys = [] }: FoundList): LocatedDocument[] => {
    const chosen = page.filter ? edges.filter(page.filter) : edges;
    return chosen.flatMap((edge) => {
      const meta = edge.node._meta;
      const fields = toExtraFields(edge.node, keys);
      try {
        const location = locateDocument(edge, fields, { page, edges }, owners, options);
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

  // A page's context contains URLs of other documents, so all are located first.
  const lists = found.map((list) => ({ list, documents: locate(list) }));
  const withUrl = ({ id, uid, type, lang }: RelatedDocument): LinkedDocument => {
    return { id, uid, type, lang, url: plan.addresses.get(id) ?? null };
  };
  const neighbour = (located?: LocatedDocument) =>
    located ? withUrl(located.edge.node._meta) : null;
  const nodes = lists.flatMap(({ documents }) => documents.map(({ edge }) => edge.node));
  for (const { list, documents } of lists) {
    for (const [index, { path, edge, fields }] of documents.entries()) {
      const { id, uid, lang, type, alternateLanguages } = edge.node._meta;
      const context = {
        ...fields,
        id,
        uid,
        lang,
        type,
        alternateLanguages: alternateLanguages.map(withUrl),
        cursor: edge.cursor,
        ...toPagination(neighbour(documents[index - 1]), neighbour(documents[index + 1])),
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

/** The documents before and after a document by `sortBy`, in its language and entry of `pages`. */
function toPagination(previous: LinkedDocument | null, next: LinkedDocument | null) {
  return {
    previous,
    next,
    // Names of version 3. Query variables need a value, so a missing uid or language is ''.
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

function toExtraFields(node: DocumentEdge['node'], keys: string[]): Record<string, unknown> {
  const extra = Object.entries(node).filter(
    ([key]) => !['_meta', '__typename', requiredKey].includes(key),
  );
  return { ...Object.fromEntries(keys.map((key) => [key, null])), ...Object.fromEntries(extra) };
}

/** `path` is encoded as Gatsby expects it. `url` is for links, as the link resolver returns it. */
type PageLocation = { path: string; url: string };

type Owners = Map<string, { meta: DocumentMeta; path: string }>;

type LocateOptions = LanguageOptions & Pick<PrismicPluginOptions, 'linkResolver' | 'reservedFor'>;

/** Some file systems ignore case and Unicode normalization. */
function toAddressKey(path: string): string {
  return toComparable(path).normalize().toLowerCase();
}

/**
 * Only this function decides that a document cannot have a page.
 * @throws DocumentError with reason and remedy if a document cannot have a page; PrismicError if two
 * entries of `pages` select the document.
 */
function locateDocument(
  { node: { _meta: meta, [requiredKey]: required } }: DocumentEdge,
  fields: Record<string, unknown>,
  { page, edges }: FoundList,
  owners: Owners,
  options: LocateOptions,
): PageLocation {
  const refuse = (reason: string, remedy: string): never => {
    throw new DocumentError(`${describe(meta)} gets no page: ${reason}.\n${remedy}`);
  };
  const refuseUid = (reason: string) =>
    refuse(reason, 'Give it another uid in Prismic and publish it.');

  if (meta.uid && /:uid\b/.test(page.match) && (fileEnding.test(meta.uid) || isInvalid(meta.uid))) {
    refuseUid('its uid is not valid in a path, or ends like a file name');
  }
  if (page.required && !page.required.isFilled(required)) {
    refuse(
      `its field ${page.required.field} is empty, or holds a value of another kind`,
      `Fill in the field ${page.required.field} in Prismic and publish the document.`,
    );
  }

  const { linkResolver } = options;
  const url = linkResolver ? linkResolver(meta, fields) : toPagePath(page.match, meta, options);
  if (!url || (linkResolver && !url.startsWith('/'))) {
    return refuse(
      'the linkResolver returns no path for it',
      'Link the document to the document above it, let the linkResolver return a path, ' +
        "or exclude the document with the page's filter option.",
    );
  }
  const path = linkResolver ? toRawPath(url) : url;
  if (toComparable(path).split('/').some(isInvalid)) {
    refuse(
      `a part of its path ${path} is not valid`,
      'Give the document above it another uid in Prismic and publish it.',
    );
  }
  const own = options.reservedFor?.(path, edges.length);
  if (own !== undefined) refuseUid(`at its path ${path} the site has ${own}`);
  const owner = owners.get(toAddressKey(path));
  if (!owner) return { path, url };
  if (owner.meta.id === meta.id) {
    throw new PrismicError(
      `${describe(meta)} gets two pages at ${path}.\n` +
        'Two entries of pages in the plugin options select it: restrict one of them with langs or filter.',
    );
  }
  return refuseUid(`its path ${path} is the path ${owner.path} of ${describe(owner.meta)}`);
}

function describe({ id, uid, type, lang }: DocumentMeta): string {
  return `Document ${id} (type ${type}, uid ${uid ?? 'none'}, language ${lang})`;
}

/** Limit of most file systems. Gatsby would shorten a longer name, so links would miss the page. */
const MAX_NAME_BYTES = 255;

/** Matches other folders, and files and folders that a build may write into any page's folder. */
const reservedName = /^(?:\.\.?|index\.html|page-data\.json|_preview)$/i;

const refusedCharacter = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}/\\?#%]/u;

/** Whether a path cannot contain `name` (not percent-encoded). */
function isInvalid(name: string): boolean {
  return (
    refusedCharacter.test(name) ||
    reservedName.test(name) ||
    encodeURIComponent(name).replace(/%../g, '.').length > MAX_NAME_BYTES
  );
}

/** Gatsby treats paths with these endings as files, which get no trailing slash and no folder. */
const fileEnding = /\.(?:html|js|json|map|pdf|txt|xml)$/i;
