import { isRecord } from '../isRecord';
import { isSamePath } from '../planning/isSamePath';
import type { LinkedDocument } from '../planning/planPages';
import type { DocumentFinder, Place } from './createDocumentFinder';
import type { PageResources } from './gatsbyLoader';
import { isNotFound, notFoundPath } from './gatsbyLoader';
import type { PreviewManifest, PreviewQuery } from './PreviewManifest';
import type { Answered } from './previewStore';
import { findReferences, toGatsbyAnswer } from './readAnswer';

/** What became of a page. */
export type ChangedPage = {
  document?: LinkedDocument;
  /** The page is of a document that the preview does not have. */
  isMissing: boolean;
  /** Where the document is instead, in the preview. */
  movedTo?: string;
  /** Drafts of the static queries that the page uses. */
  staticQueries: Record<string, Answered>;
};

type Options = {
  manifest: PreviewManifest;
  finder: DocumentFinder;
  ask: (
    query: PreviewQuery,
    variables: Record<string, unknown>,
  ) => Promise<Record<string, unknown>>;
  /** Loads a page's resources as the build has them. */
  load: (address: string) => Promise<PageResources | undefined>;
  /** Id of the document that is known to be at an address. */
  idAt: (path: string) => string | undefined;
};

type Asked = { query: PreviewQuery; answer: Record<string, unknown> };

/** Neighbours are the build's: only a list knows them. */
const ofNeighbours = /^(cursor|previous|next|pagination(Previous|Next)\w+)$/;

/** The entry of the context that tells the pages of previews from others. */
const marker = 'prismicPreview';

/**
 * Puts a draft into the resources of a page, before Gatsby draws it: the answers to the page's own
 * query and its static queries, the page's context, and, where there is no page, the template of the
 * document's type.
 *
 * The function that it returns rejects with what `ask` does, and then leaves the resources alone.
 */
export function createPageChanger({ manifest, finder, ask, load, idAt }: Options) {
  /** The resources as the build has them. */
  const originals = new WeakMap<object, PageResources>();

  return async function change(
    path: string,
    search: string,
    resources: PageResources,
  ): Promise<ChangedPage> {
    const original = originals.get(resources) ?? { ...resources };
    originals.set(resources, original);
    const { pageContext } = original.json;

    if (isNotFound(original)) {
      const stoodIn = await standIn(resources, await findPlace(path));
      return stoodIn ?? fill(resources, original, {});
    }
    if (pageContext[marker] === 'fallback') {
      const place = await finder.findForFallback(path, search);
      const movedTo = place?.path;
      return { document: place?.document, isMissing: false, movedTo, staticQueries: {} };
    }
    const { id } = pageContext;
    if (typeof id !== 'string' || id === '') return fill(resources, original, {});

    // Most drafts have the address of the page: their query need not wait.
    const [place, early] = await Promise.all([
      finder.findById(id, typeof pageContext.type === 'string' ? pageContext.type : undefined),
      askAll(original, pageContext).catch((error: unknown) => error),
    ]);
    if (place?.path === undefined || !isSamePath(place.path, path)) {
      const successor = await standIn(resources, await findPlace(path));
      if (successor) return successor;
      const notFound = await load(notFoundPath);
      const missing = await fill(resources, notFound ?? original, {});
      return { ...missing, document: place?.document, isMissing: true, movedTo: place?.path };
    }
    // An event that becomes news has another template at the same address.
    const isOther =
      place.template !== undefined && place.template !== original.page.componentChunkName;
    const other = isOther ? await standIn(resources, place) : undefined;
    if (other) return other;
    const isEarly =
      Array.isArray(early) && isSameQuestion(original, pageContext, toContext(original, place));
    return fill(resources, original, place, isEarly ? (early as Asked[]) : undefined);
  };

  /** Shows a document where the build has no page, one of another document, or one of another kind. */
  async function standIn(
    resources: PageResources,
    place: Place | undefined,
  ): Promise<ChangedPage | undefined> {
    const fallback = place?.fallback ? await load(place.fallback) : undefined;
    if (!place || !fallback) return undefined;
    return fill(resources, originals.get(fallback) ?? fallback, place);
  }

  async function findPlace(path: string): Promise<Place | undefined> {
    const id = idAt(path);
    const known = id === undefined ? undefined : await finder.findById(id);
    return known?.path && isSamePath(known.path, path) ? known : finder.findByPath(path);
  }

  /** @param from whose template and other data it becomes */
  async function fill(
    resources: PageResources,
    from: PageResources,
    place: Partial<Place>,
    early?: Asked[],
  ): Promise<ChangedPage> {
    const pageContext = toContext(from, place);
    const hashes = from.page.staticQueryHashes.map(String);
    const [ofPage, ...ofStatic] = await Promise.all([
      early ?? askAll(from, pageContext),
      ...hashes.map((hash) => askEach(manifest.staticQueries[hash] ?? [], {})),
    ]);
    await finder.learn(findReferences([ofPage, ofStatic].flat(2).map(({ answer }) => answer)));

    resources.component = from.component;
    resources.head = from.head;
    resources.json = { ...from.json, data: toData(from.json.data, ofPage), pageContext };
    const staticQueries = hashes.flatMap((hash, index) => {
      const asked = ofStatic[index] ?? [];
      const known = from.staticQueryResults[hash]?.data;
      return asked.length > 0 ? [[hash, { data: toData(known, asked) }] as const] : [];
    });
    return {
      ...(place.document ? { document: place.document } : {}),
      isMissing: false,
      staticQueries: Object.fromEntries(staticQueries),
    };
  }

  function queriesOf({ page }: PageResources): PreviewQuery[] {
    return manifest.queries[page.componentChunkName] ?? [];
  }

  function askAll(from: PageResources, context: Record<string, unknown>): Promise<Asked[]> {
    return askEach(queriesOf(from), context);
  }

  function askEach(queries: PreviewQuery[], context: Record<string, unknown>): Promise<Asked[]> {
    return Promise.all(
      queries.map(async (query) => ({ query, answer: await ask(query, pick(query, context)) })),
    );
  }

  function isSameQuestion(
    from: PageResources,
    one: Record<string, unknown>,
    other: Record<string, unknown>,
  ): boolean {
    return queriesOf(from).every(
      (query) => JSON.stringify(pick(query, one)) === JSON.stringify(pick(query, other)),
    );
  }

  /** What the repository did not have when the site was built is not asked: it stays as it is. */
  function toData(built: Record<string, unknown> = {}, asked: Asked[]): Record<string, unknown> {
    const drafts = asked.map(({ query, answer }) => {
      const known = built[query.key];
      const read = toGatsbyAnswer(answer, query, (id) => finder.urlOf(id));
      return [query.key, { ...(isRecord(known) ? known : {}), ...(isRecord(read) ? read : {}) }];
    });
    return { ...built, ...Object.fromEntries(drafts) };
  }
}

/** The page's context as it would be if the draft were published. */
function toContext({ json }: PageResources, { context = {} }: Partial<Place>) {
  const published = Object.entries(json.pageContext).filter(([key]) => key !== marker);
  const isOwn = json.pageContext.id === context.id;
  const drafted = Object.entries(context).filter(([key]) => !isOwn || !ofNeighbours.test(key));
  return Object.fromEntries([...published, ...drafted]);
}

function pick({ variables }: PreviewQuery, context: Record<string, unknown>) {
  return Object.fromEntries(variables.map((name) => [name, context[name]]));
}
