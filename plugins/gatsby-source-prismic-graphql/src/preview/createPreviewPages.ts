import { navigate, withPrefix } from 'gatsby';
import { isSamePath, toComparable, toRawPath } from '../planning/pagePath';
import type { LinkedDocument } from '../planning/planPages';
import type { ContentRefs } from '../requests/repository';
import { toTypePart } from '../schema/prismicNames';
import type { PreviewDocument } from './createDocumentFinder';
import { createDocumentFinder } from './createDocumentFinder';
import type { ChangedPage } from './createPageChanger';
import { createPageChanger, onLoadPage } from './createPageChanger';
import type { PreviewManifest, SendQuery } from './previewRequests';
import { PreviewError, sendPreviewQuery, toPreviewError } from './previewRequests';
import type { PreviewSite, PreviewState, StateStore } from './registerPreview';
import { previewView } from './registerPreview';
import { changeTab, readTab } from './previewStorage';

type Options = {
  manifest: PreviewManifest;
  site: PreviewSite;
  state: StateStore;
  getRefs: () => ContentRefs;
  onFailure: (error: unknown) => void;
};

const DRAW_TIMEOUT_MS = 3000;

export function createPreviewPages({ manifest, site, state, getRefs, onFailure }: Options) {
  let requests = new AbortController();
  let staticQueries: ChangedPage['staticQueries'] = {};
  /** Results for pages that Gatsby has loaded but not shown yet, by path. */
  const changedPages = new Map<string, ChangedPage | { error: unknown }>();
  let currentPath: string | undefined;
  let onArrival: () => void = () => {};
  /** Navigation to the preview link's document. A saved draft must not abort the navigation. */
  let opening: Promise<void> | undefined;
  /** Document of the preview link. The context of a page that the site creates has no id. */
  let openedDocument: LinkedDocument | undefined;

  const sendQuery: SendQuery = (query, variables) =>
    sendPreviewQuery(manifest, { query, variables, ...getRefs(), signal: requests.signal });
  const finder = createDocumentFinder(manifest, site, sendQuery);
  const load = onLoadPage(async (address, resources) => {
    abortRequests();
    const { path, search } = readAddress(address);
    const page = await change(path, search, resources).catch((error: unknown) => ({ error }));
    changedPages.set(path, page);
  });
  const change = createPageChanger({
    manifest,
    finder,
    sendQuery,
    load,
    idAt: (path) => readTab().documentIds?.[toComparable(path)],
  });

  function abortRequests(): void {
    requests.abort();
    requests = new AbortController();
  }

  /** Clears the failure, except the end of the preview. */
  function withStatus(status: 'loading' | 'ready'): Partial<PreviewState> {
    return state.get().failure?.kind === 'ended' ? {} : { status, failure: undefined };
  }

  function draw(): Promise<void> {
    const { status, failure } = state.get();
    const error = failure && new PreviewError(failure.kind, failure.message);
    return new Promise((resolve) => {
      setTimeout(resolve, DRAW_TIMEOUT_MS);
      previewView.set({
        staticQueries,
        props: { loading: status === 'loading', error },
        onDraw: resolve,
        onRoute: arrive,
      });
    });
  }

  function arrive(): void {
    const { path } = readAddress(window.location.pathname);
    if (path === currentPath) return;
    currentPath = path;
    const page = changedPages.get(path);
    changedPages.delete(path);
    const showPage = async () => {
      // After a step back or forward, Gatsby has not loaded the page again. If a draft was saved
      // while the page was loaded, the page's requests were aborted.
      if (!page || ('error' in page && !toPreviewError(page.error))) await refresh();
      else if ('error' in page) onFailure(page.error);
      else await applyChange(page);
    };
    // The loading overlay stays until the layout's drafts are rendered.
    void showPage().finally(onArrival);
  }

  async function applyChange(page: ChangedPage): Promise<void> {
    const { document, isMissing, movedTo } = page;
    if (movedTo !== undefined && !isSamePath(movedTo, currentPath ?? '')) {
      await go(movedTo, document?.id);
      return;
    }
    staticQueries = { ...staticQueries, ...page.staticQueries };
    const isOpened = openedDocument?.url && isSamePath(openedDocument.url, currentPath ?? '');
    state.set({
      ...withStatus('ready'),
      document: document ?? (isOpened ? openedDocument : undefined),
      isMissing,
    });
    await draw();
  }

  async function refresh(): Promise<void> {
    abortRequests();
    const { signal } = requests;
    const { path, search } = readAddress(window.location.pathname + window.location.search);
    finder.clearUrls();
    state.set(withStatus('loading'));
    try {
      const resources = await load(path + search);
      if (!resources) throw new PreviewError('network', `The page ${path} could not be loaded.`);
      const page = await change(path, search, resources);
      if (signal.aborted) return;
      currentPath = path;
      changedPages.delete(path);
      await applyChange(page);
    } catch (error) {
      if (!signal.aborted) onFailure(error);
    }
  }

  async function go(url: string, id: string | undefined): Promise<void> {
    const arrival = new Promise<void>((resolve) => {
      onArrival = resolve;
    });
    if (id !== undefined) {
      const key = toComparable(readAddress(url).path);
      changeTab({ documentIds: { ...readTab().documentIds, [key]: id } });
    }
    // `onRoute` reports the arrival, but exists only after a view is rendered.
    void draw();
    await navigate(url, { replace: true });
    await arrival;
  }

  async function open(documentId: string | undefined): Promise<void> {
    const found = documentId === undefined ? undefined : await finder.findById(documentId);
    if (documentId !== undefined && !found) {
      throw new PreviewError('refused', `The preview has no document with the id '${documentId}'.`);
    }
    const url = toAddress(found, manifest, site);
    openedDocument = found?.document;
    // A URL without a page shows the fallback page's resources (docs/previews.md, “Pages”).
    const { status } = await fetch(withPrefix(url), { credentials: 'same-origin' });
    if (status !== 200 && found?.fallback) await load(found.fallback);
    await go(url, documentId);
  }

  return {
    finder,
    async refresh() {
      if (opening) await opening.catch(() => undefined);
      await refresh();
    },
    goTo(documentId: string | undefined) {
      opening = open(documentId).finally(() => {
        opening = undefined;
      });
      return opening;
    },
    draw,
  };
}

/** @throws PreviewError if the site makes the page itself and no link resolver is registered. */
export function toAddress(
  found: PreviewDocument | undefined,
  { pages }: Pick<PreviewManifest, 'pages'>,
  { linkResolver }: PreviewSite,
): string {
  const { url, uid, type = '', id } = found?.document ?? {};
  if (uid && !linkResolver && !pages.some((entry) => entry.type === toTypePart(type))) {
    throw new PreviewError(
      'refused',
      `The address of the document '${uid}' (id ${id}) is unknown: the plugin's option pages has no entry for ` +
        `the type '${type}', and no link resolver is registered. Call registerLinkResolver in gatsby-browser.`,
    );
  }
  return url ?? '/';
}

function readAddress(address: string): { path: string; search: string } {
  // A URL that begins with two slashes would name another host.
  const { pathname, search } = new URL(address.replace(/^\/+/, '/'), window.location.origin);
  const prefix = withPrefix('/').replace(/\/$/, '');
  const path = pathname.startsWith(`${prefix}/`) ? pathname.slice(prefix.length) : pathname;
  return { path: toRawPath(path), search };
}
