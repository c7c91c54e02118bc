import { withPrefix } from 'gatsby';
import { isSamePath } from '../planning/isSamePath';
import type { ContentApi } from '../requests/contentApi/createContentApi';
import type { RepositoryMetadata } from '../requests/contentApi/toMetadata';
import { createPreviewPages } from './createPreviewPages';
import { createSelection } from './createSelection';
import type { Source } from './findSource';
import { followSession } from './followSession';
import { toEditLink, toShareLink } from './links';
import { keepCookie } from './keepCookie';
import { loadToolbar } from './loadToolbar';
import type { PreviewSession } from './previewApi';
import { dropExperiment, dropPreview, readPreview, storePreview } from './previewCookies';
import { toPreviewError } from './PreviewError';
import type { PreviewManifest } from './PreviewManifest';
import type { PreviewSite } from './PreviewSite';
import { createStateStore } from './previewState';
import { sendPreviewQuery } from './sendPreviewQuery';
import { forgetTab, readTab } from './tabPreview';
import { watchTabs } from './watchTabs';

type Options = {
  manifest: PreviewManifest;
  site: PreviewSite;
  api: ContentApi;
  metadata: RepositoryMetadata | undefined;
  /** Undefined for a link or a cookie that opened no preview. Then the session only reports the failure. */
  source: Source | undefined;
};

/** A session with the functions that start it. */
export type StartedSession = PreviewSession & {
  /** Shows the draft of the current page. */
  show(): Promise<void>;
  /** Navigates to the page of a document, or to the front page. */
  goTo(documentId: string | undefined): Promise<void>;
  /** Loads Prismic's toolbar. Not on the landing page: a toolbar may reload the page, which opens the link again. */
  startToolbar(): void;
  /** Reports why the page shows no draft. */
  fail(error: unknown): void;
};

/** Creates the preview of one tab. */
export function createSession({ manifest, site, api, metadata, source }: Options): StartedSession {
  const selection = createSelection(source, metadata);
  let isEnded = false;
  const state = createStateStore({
    status: 'loading',
    isMissing: false,
    releases: selection.releases,
    until: readTab().until,
    ...selection.describe(),
  });

  function fail(error: unknown): void {
    const failure = toPreviewError(error);
    if (!failure || state.get().failure?.kind === failure.kind) return;
    console.error(`Prismic preview: ${failure.message}`);
    if (failure.kind === 'ended' && source) end();
    state.set({ status: 'failed', failure: { kind: failure.kind, message: failure.message } });
    void pages?.draw(failure);
  }

  /** Removes the cookies and the tab's state. */
  function end(): void {
    isEnded = true;
    dropPreview(manifest.api);
    dropExperiment();
    forgetTab();
  }

  const published = new Map(Object.entries(manifest.addresses).map(([id, [url]]) => [url, id]));
  const pages = source
    ? createPreviewPages({
        manifest,
        site,
        state,
        sendQuery: (query, variables, signal) => {
          const ref = selection.getRef();
          const { integrationFieldsRef } = metadata ?? {};
          const request = { query, variables, ref, integrationFieldsRef, signal };
          return sendPreviewQuery(manifest, request);
        },
        onFailure: fail,
      })
    : undefined;

  const refresh = async () => pages?.refresh();
  const pick = (changes: { release?: string; date?: string }) => {
    selection.pick(changes);
    state.set(selection.describe());
    return refresh();
  };

  if (source) {
    followSession({
      getToken: selection.getToken,
      state,
      onUpdate(ref) {
        if (ref !== undefined) {
          // Prismic's toolbar has written the cookie by itself, the stream of a service has not.
          const isOwn = readPreview(manifest.api) === selection.getToken();
          if (isOwn) storePreview(ref, manifest.api);
          selection.setToken(ref);
        }
        void refresh();
      },
      onFailure: fail,
    });
    watchTabs(manifest.api, selection.getToken, (elsewhere) => state.set({ elsewhere }));
  }

  return {
    getState: state.get,
    subscribe: state.subscribe,
    async retry() {
      // The landing page shows no draft to refresh, so reload the page to open the link again.
      const isLanding = isSamePath(window.location.pathname, withPrefix(manifest.previewPath));
      if (source && !isLanding) await refresh();
      else window.location.reload();
    },
    exit() {
      end();
      void leave();
    },
    pickRelease(ref) {
      const release = selection.releases.find((each) => each.ref === ref)?.id;
      const isOpened = release === undefined || release === source?.release;
      return pick(isOpened ? { release: undefined, date: undefined } : { release });
    },
    pickDate: (date) => pick({ date }),
    async takeOver() {
      forgetTab();
      window.location.reload();
    },
    shareLink() {
      const selected = {
        token: selection.getToken(),
        release: selection.getRelease(),
        experiment: source?.experiment,
      };
      return toShareLink(manifest, selected, state.get().document);
    },
    editLink() {
      const { document } = state.get();
      return document && toEditLink(manifest, document);
    },
    contentApi: api,
    getRef: selection.getRef,
    addressOf: async ({ id, type }) =>
      (await pages?.finder.findById(id, type))?.document.url ?? null,
    idAt: (url) => published.get(url),
    show: refresh,
    goTo: async (documentId) => pages?.goTo(documentId),
    startToolbar() {
      if (!source || !manifest.hasToolbar || readTab().withoutToolbar) return;
      loadToolbar(manifest.repositoryName);
      keepCookie(manifest.api, () =>
        isEnded || state.get().elsewhere ? undefined : selection.getToken(),
      );
    },
    fail,
  };
}

/** Loads the published page, or the front page if there is none. */
async function leave(): Promise<void> {
  // With the origin, because alone a path such as `//example.is/` is the address of another site.
  const { origin, pathname } = window.location;
  const address = origin + pathname;
  const { status } = await fetch(address, { method: 'HEAD' }).catch(() => ({ status: 0 }));
  window.location.replace(status === 404 ? withPrefix('/') : address);
}
