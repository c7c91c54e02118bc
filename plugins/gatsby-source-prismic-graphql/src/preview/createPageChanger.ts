import { isRecord } from '../isRecord';
import { isSamePath, toComparable } from '../planning/pagePath';
import type { LinkedDocument } from '../planning/planPages';
import type { RelatedDocument } from '../PrismicPluginOptions';
import {
  addLinkUrls,
  documentIdKey,
  isDocumentLink,
  visitObjects,
} from '../requests/documentFields';
import { toImageData, toView } from '../schema/toImageData';
import { addTypePrefix } from '../schema/prismicNames';
import type { DocumentFinder, PreviewDocument } from './createDocumentFinder';
import type {
  ImageField,
  PreviewImages,
  PreviewManifest,
  PreviewQuery,
  SendQuery,
} from './previewRequests';
import type { QueryResult } from './registerPreview';

export type ChangedPage = {
  document?: LinkedDocument;
  isMissing: boolean;
  /** The document's path in the preview, if it differs from the page's path. */
  movedTo?: string;
  staticQueries: Record<string, QueryResult>;
};

type Options = {
  manifest: PreviewManifest;
  finder: DocumentFinder;
  sendQuery: SendQuery;
  load: (address: string) => Promise<PageResources | undefined>;
  idAt: (path: string) => string | undefined;
};

type QueryResponse = { query: PreviewQuery; response: Record<string, unknown> };

/** Context keys of the previous and the next page, which a preview leaves as published. */
const neighbourKeys = /^(cursor|previous|next|pagination(Previous|Next)\w+)$/;

const previewKey = 'prismicPreview';

/** The returned function puts a draft into a page's resources. If it fails, they stay unchanged. */
export function createPageChanger({ manifest, finder, sendQuery, load, idAt }: Options) {
  const originals = new WeakMap<object, PageResources>();

  return async function change(
    path: string,
    search: string,
    resources: PageResources,
  ): Promise<ChangedPage> {
    const original = originals.get(resources) ?? { ...resources };
    originals.set(resources, original);
    const { pageContext } = original.json;

    if (notFoundPaths.includes(original.page.path)) {
      const filled = await fillFromFallback(resources, await findDocument(path));
      if (!filled) return fill(resources, original, {});
      showWithoutPage(path, resources);
      return filled;
    }
    if (pageContext[previewKey] === 'fallback') {
      const found = await finder.findForFallback(path, search);
      const movedTo = found?.path;
      return { document: found?.document, isMissing: false, movedTo, staticQueries: {} };
    }
    const { id, type } = pageContext;
    if (typeof id !== 'string' || id === '') return fill(resources, original, {});

    const found = await finder.findById(id, typeof type === 'string' ? type : undefined);
    if (found?.path === undefined || !isSamePath(found.path, path)) {
      const successor = await fillFromFallback(resources, await findDocument(path));
      if (successor) return successor;
      // A moved document is shown until the browser is at its path.
      const moved = await fillFromFallback(resources, found);
      if (moved) return { ...moved, movedTo: found?.path };
      const notFound = await load(notFoundPath);
      const missing = await fill(resources, notFound ?? original, {});
      return { ...missing, document: found?.document, isMissing: true };
    }
    // A changed document may need another template at the same path: an event may have become news.
    const isOther =
      found.template !== undefined && found.template !== original.page.componentChunkName;
    const other = isOther ? await fillFromFallback(resources, found) : undefined;
    return other ?? fill(resources, original, found);
  };

  async function fillFromFallback(
    resources: PageResources,
    found: PreviewDocument | undefined,
  ): Promise<ChangedPage | undefined> {
    if (!found?.fallback) return undefined;
    const fallback = await load(found.fallback);
    return fallback && fill(resources, originals.get(fallback) ?? fallback, found);
  }

  async function findDocument(path: string): Promise<PreviewDocument | undefined> {
    const id = idAt(path);
    const known = id === undefined ? undefined : await finder.findById(id);
    return known?.path && isSamePath(known.path, path) ? known : finder.findByPath(path);
  }

  async function fill(
    resources: PageResources,
    from: PageResources,
    found: Partial<PreviewDocument>,
  ): Promise<ChangedPage> {
    const pageContext = toContext(from, found);
    const hashes = from.page.staticQueryHashes.map(String);
    const [pageResponses, ...staticResponses] = await Promise.all([
      sendQueries(manifest.queries[from.page.componentChunkName] ?? [], pageContext),
      ...hashes.map((hash) => sendQueries(manifest.staticQueries[hash] ?? [], {})),
    ]);
    await finder.loadUrls(
      findReferences([pageResponses, staticResponses].flat(2).map(({ response }) => response)),
    );

    resources.component = from.component;
    resources.head = from.head;
    resources.json = { ...from.json, data: toData(from.json.data, pageResponses), pageContext };
    const staticQueries = hashes.flatMap((hash, index) => {
      const responses = staticResponses[index] ?? [];
      const known = from.staticQueryResults[hash]?.data;
      return responses.length > 0 ? [[hash, { data: toData(known, responses) }] as const] : [];
    });
    return {
      document: found.document,
      isMissing: false,
      staticQueries: Object.fromEntries(staticQueries),
    };
  }

  function sendQueries(
    queries: PreviewQuery[],
    context: Record<string, unknown>,
  ): Promise<QueryResponse[]> {
    const send = async (query: PreviewQuery) => {
      const variables = query.variables.map((name) => [name, context[name]]);
      return { query, response: await sendQuery(query.query, Object.fromEntries(variables)) };
    };
    return Promise.all(queries.map(send));
  }

  /** Fields that the repository lacked during the build are not queried and keep their values. */
  function toData(
    built: Record<string, unknown> = {},
    responses: QueryResponse[],
  ): Record<string, unknown> {
    const drafts = responses.map(({ query, response }) => {
      const known = built[query.key];
      const read = toGatsbyData(response, query, (id) => finder.urlOf(id));
      return [query.key, { ...(isRecord(known) ? known : {}), ...(isRecord(read) ? read : {}) }];
    });
    return { ...built, ...Object.fromEntries(drafts) };
  }
}

function toContext(
  { json }: PageResources,
  { document, context = {} }: Partial<PreviewDocument>,
): Record<string, unknown> {
  const published = Object.entries(json.pageContext).filter(([key]) => key !== previewKey);
  const isOwnPage = json.pageContext.id === document?.id;
  const drafted = Object.entries(context).filter(([key]) => !isOwnPage || !neighbourKeys.test(key));
  return Object.fromEntries([...published, ...drafted]);
}

function findReferences(response: unknown): RelatedDocument[] {
  const found = new Map<string, RelatedDocument>();
  const add = (id: unknown, uid: unknown, type: unknown, lang: unknown) => {
    if (typeof id !== 'string' || typeof type !== 'string' || typeof lang !== 'string') return;
    found.set(id, { id, uid: typeof uid === 'string' ? uid : null, type, lang });
  };
  visitObjects(response, (value) => {
    add(value[documentIdKey], value.documentUid, value.documentType, value.documentLang);
    if (isDocumentLink(value)) add(value.id, value.uid, value.type, value.lang);
  });
  return [...found.values()];
}

export function toGatsbyData(
  response: unknown,
  { typenames, urls, images = {} }: Pick<PreviewQuery, 'typenames' | 'urls' | 'images'>,
  urlOf: (id: string) => string | null,
): unknown {
  const read = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(read);
    if (!isRecord(value)) return value;
    const entries = Object.entries(value).map(([key, each]) => [
      key,
      typenames.includes(key) && typeof each === 'string' ? addTypePrefix(each) : read(each),
    ]);
    const id = value[documentIdKey];
    const urlEntries = typeof id === 'string' ? urls.map((key) => [key, urlOf(id)]) : [];
    return withImages(Object.fromEntries([...entries, ...urlEntries]), images);
  };
  return addLinkUrls(read(response), urlOf);
}

function withImages(
  value: Record<string, unknown>,
  images: PreviewImages,
): Record<string, unknown> {
  const result: Record<string, unknown> = {};
  for (const [key, each] of Object.entries(value)) {
    const selected = images[key];
    if (!selected) {
      result[key] = each;
      continue;
    }
    const image = toView(each, selected.crop);
    // Two fragments of a query may select the same image, so their results are merged.
    const before = result[selected.key];
    result[selected.key] = image
      ? { ...(isRecord(before) ? before : {}), ...readImage(image, selected.fields) }
      : null;
  }
  return result;
}

function readImage(image: unknown, fields: ImageField[]): Record<string, unknown> {
  return Object.fromEntries(
    fields.map((field) => [
      field.key,
      'fields' in field ? readImage(image, field.fields) : toImageData(image, field.options),
    ]),
  );
}

export type PageResources = {
  component: unknown;
  head: unknown;
  json: { data?: Record<string, unknown>; pageContext: Record<string, unknown> };
  page: {
    path: string;
    componentChunkName: string;
    staticQueryHashes: readonly (string | number)[];
  };
  staticQueryResults: Record<string, { data: Record<string, unknown> }>;
};

/** For a path without a page, `loadPage` returns the not-found page's resources. */
type Loader = {
  loadPage(address: string): Promise<unknown>;
  isPageNotFound(address: string): boolean;
};

const getLoader = () => (window as unknown as { ___loader: Loader }).___loader;

const notFoundPath = '/404.html';
const notFoundPaths = [notFoundPath, '/dev-404-page/'];

/** Returns a function that loads resources without calling `change`. */
export function onLoadPage(
  change: (address: string, resources: PageResources) => Promise<void>,
): (address: string) => Promise<PageResources | undefined> {
  const loader = getLoader();
  const loadPage = loader.loadPage.bind(loader);
  loader.loadPage = async (address) => {
    const resources = await loadPage(address);
    if (isLoaded(resources)) await change(address, resources);
    return resources;
  };
  return async (address) => {
    const resources = await loadPage(address);
    return isLoaded(resources) ? resources : undefined;
  };
}

const shownPaths = new Set<string>();

/** Makes `gatsby develop` show resources instead of its 404 page at a path without a page. */
export function showWithoutPage(path: string, resources: PageResources): void {
  if (process.env.NODE_ENV !== 'development') return;
  resources.page = { ...resources.page, path };
  if (shownPaths.size === 0) {
    const loader = getLoader();
    const isPageNotFound = loader.isPageNotFound.bind(loader);
    loader.isPageNotFound = (address) =>
      !shownPaths.has(toComparable(address.replace(/[?#][^]*/, ''))) && isPageNotFound(address);
  }
  shownPaths.add(toComparable(path));
}

function isLoaded(resources: unknown): resources is PageResources {
  return isRecord(resources) && 'json' in resources && 'page' in resources;
}
