import { navigate, withPrefix } from 'gatsby';
import { isSamePath } from '../planning/isSamePath';
import { toRawPath } from '../planning/pagePath';
import type { LinkedDocument } from '../planning/planPages';
import type { DocumentFinder } from './createDocumentFinder';
import { createDocumentFinder } from './createDocumentFinder';
import type { ChangedPage } from './createPageChanger';
import { createPageChanger } from './createPageChanger';
import { onLoadPage } from './gatsbyLoader';
import { PreviewError } from './PreviewError';
import type { PreviewManifest } from './PreviewManifest';
import type { PreviewSite } from './PreviewSite';
import type { StateStore } from './previewState';
import { setView } from './previewStore';
import { changeTab, readTab } from './tabPreview';

type Options = {
  manifest: PreviewManifest;
  site: PreviewSite;
  state: StateStore;
  /** Asks at the ref that is on show. */
  ask: (
    query: string,
    variables: Record<string, unknown>,
    signal: AbortSignal,
  ) => Promise<Record<string, unknown>>;
  /** Told of a page that could not be changed. */
  onFailure: (error: unknown) => void;
};

/** The pages of a preview. */
export type Pages = {
  finder: DocumentFinder;
  /** Asks again for all that the page on show needs, and draws it. */
  refresh(): Promise<void>;
  /** Goes to the page of a document, or to the front page. */
  goTo(documentId: string | undefined): Promise<void>;
  /** Draws the page on show with what there is. */
  draw(error?: Error): Promise<void>;
};

/** Milliseconds after which a page counts as drawn, whatever holds it up. */
const longestDraw = 3000;

/** Sees to it that every page that Gatsby shows is the draft's. */
export function createPages({ manifest, site, state, ask, onFailure }: Options): Pages {
  let requests = new AbortController();
  let staticQueries: ChangedPage['staticQueries'] = {};
  /** What became of each page that was loaded and is not shown yet. */
  const loaded = new Map<string, ChangedPage | { error: unknown }>();
  /** The path of the page on show. */
  let shown: string | undefined;
  let onArrival: () => void = () => {};
  /** From which the preview was opened: the site's own pages do not say of which document they are. */
  let opened: LinkedDocument | undefined;

  const askNow = (query: string, variables: Record<string, unknown>) =>
    ask(query, variables, requests.signal);
  const finder = createDocumentFinder(manifest, site, askNow);
  const load = onLoadPage(async (address, resources) => {
    giveUp();
    const { path, search } = readAddress(address);
    loaded.set(path, await change(path, search, resources).catch((error: unknown) => ({ error })));
  });
  const change = createPageChanger({
    manifest,
    finder,
    ask: ({ query }, variables) => askNow(query, variables),
    load,
    idAt: (path) =>
      Object.entries(readTab().places ?? {}).find(([place]) => isSamePath(place, path))?.[1],
  });

  /** Gives up what is still asked for another page, or for an older state of this one. */
  function giveUp(): void {
    requests.abort();
    requests = new AbortController();
  }

  function draw(error?: Error): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, longestDraw);
      setView({
        staticQueries,
        props: { loading: state.get().status === 'loading', ...(error ? { error } : {}) },
        onDraw: () => {
          clearTimeout(timer);
          resolve();
        },
        onRoute: arrive,
      });
    });
  }

  /** The page of the address is on show. */
  function arrive(): void {
    const { path } = readAddress(window.location.pathname);
    if (path === shown) return;
    shown = path;
    const page = loaded.get(path);
    loaded.delete(path);
    const isTold = async () => {
      // Back and forward lead to pages as they were left.
      if (!page) await refresh();
      else if ('error' in page) onFailure(page.error);
      else await tell(page);
    };
    // The overlay goes when the drafts of the layout are there too.
    void isTold().finally(onArrival);
  }

  async function tell({ document, isMissing, movedTo, ...page }: ChangedPage): Promise<void> {
    if (movedTo !== undefined && !isSamePath(movedTo, shown ?? '')) {
      await go(movedTo, document?.id);
      return;
    }
    staticQueries = { ...staticQueries, ...page.staticQueries };
    const isOpened = opened?.url && isSamePath(opened.url, shown ?? '');
    state.set({
      status: 'ready',
      document: document ?? (isOpened ? opened : undefined),
      isMissing,
      failure: undefined,
    });
    await draw();
  }

  async function refresh(): Promise<void> {
    giveUp();
    const { signal } = requests;
    const { path, search } = readAddress(window.location.pathname + window.location.search);
    finder.forget();
    state.set({ status: 'loading', failure: undefined });
    try {
      const resources = await load(path + search);
      if (!resources) throw new PreviewError('network', `The page ${path} could not be loaded.`);
      const page = await change(path, search, resources);
      if (signal.aborted) return;
      shown = path;
      loaded.delete(path);
      await tell(page);
    } catch (error) {
      if (!signal.aborted) onFailure(error);
    }
  }

  async function go(url: string, id: string | undefined): Promise<void> {
    const arrival = new Promise<void>((resolve) => {
      onArrival = resolve;
    });
    if (id !== undefined) {
      changeTab({ places: { ...readTab().places, [readAddress(url).path]: id } });
    }
    // Before anything was drawn, nobody tells of the arrival.
    void draw();
    await navigate(url, { replace: true });
    await arrival;
  }

  async function goTo(documentId: string | undefined): Promise<void> {
    const place = documentId === undefined ? undefined : await finder.findById(documentId);
    if (documentId !== undefined && !place) {
      throw new PreviewError('refused', `The preview has no document with the id '${documentId}'.`);
    }
    const url = place?.document.url ?? '/';
    opened = place?.document;
    // Where there is no page, the template of the document's type stands in (specification, point 7).
    const { status } = await fetch(withPrefix(url), { credentials: 'same-origin' });
    if (status !== 200 && place?.fallback) await load(place.fallback);
    await go(url, documentId);
  }

  return { finder, refresh, goTo, draw };
}

/** An address of this site as Gatsby's pages have it: without the path prefix, letters raw. */
function readAddress(address: string): { path: string; search: string } {
  const { pathname, search } = new URL(address, window.location.origin);
  const prefix = withPrefix('/').replace(/\/$/, '');
  const path = pathname.startsWith(`${prefix}/`) ? pathname.slice(prefix.length) : pathname;
  return { path: toRawPath(path), search };
}
