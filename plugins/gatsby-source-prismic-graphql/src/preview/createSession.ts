import { withPrefix } from 'gatsby';
import { isSamePath } from '../planning/pagePath';
import type { LinkedDocument } from '../planning/planPages';
import type { ContentApi } from '../requests/contentApi/createContentApi';
import { isPreviewName, toSession } from '../requests/contentApi/previewRef';
import type { RepositoryMetadata } from '../requests/contentApi/toMetadata';
import { createPreviewPages } from './createPreviewPages';
import type { Source } from './findSource';
import { createSelection } from './findSource';
import { followSession, loadToolbar, restoreCookie, watchTabs } from './followSession';
import {
  changeTab,
  dropSource,
  readPreview,
  readTab,
  storePreview,
  writeTab,
} from './previewStorage';
import type { PreviewManifest } from './previewRequests';
import { toPreviewError } from './previewRequests';
import type { PreviewRelease, PreviewSession, PreviewSite, PreviewState } from './registerPreview';
import { createStore, previewView } from './registerPreview';

type Options = {
  manifest: PreviewManifest;
  site: PreviewSite;
  api: ContentApi;
  metadata: RepositoryMetadata | undefined;
  /** Undefined if no preview could be opened, so that the session only reports the failure. */
  source: Source | undefined;
};

type StartedSession = PreviewSession & {
  show(): Promise<void>;
  goTo(documentId: string | undefined): Promise<void>;
  /** Must not run on the landing page, where a reload by the toolbar would open the link again. */
  startToolbar(): void;
  fail(error: unknown): void;
};

export function createSession({ manifest, site, api, metadata, source }: Options): StartedSession {
  const selection = createSelection(source, metadata);
  let isEnded = false;
  const state = createStore<PreviewState>({
    status: 'loading',
    isMissing: false,
    releases: selection.releases,
    until: readTab().until,
    ...selection.describe(),
  });

  function fail(error: unknown): void {
    const failure = toPreviewError(error);
    if (!failure || isEnded || state.get().failure?.kind === failure.kind) return;
    console.error(`Prismic preview: ${failure.message}`);
    if (failure.kind === 'ended' && source) {
      if (!isOtherInCookie()) dropSource(manifest.api);
      end();
    }
    state.set({ status: 'failed', failure: { kind: failure.kind, message: failure.message } });
    if (pages) void pages.draw();
    else showFailure(failure);
  }

  /** Another tab may have opened a newer preview. */
  function isOtherInCookie(): boolean {
    const inCookie = readPreview(manifest.api);
    return inCookie !== undefined && toSession(inCookie) !== toSession(selection.getToken() ?? '');
  }

  function end(): void {
    isEnded = true;
    writeTab({});
  }

  const published = new Map(Object.entries(manifest.addresses).map(([id, [url]]) => [url, id]));
  const pages = source
    ? createPreviewPages({
        manifest,
        site,
        state,
        getRefs: () => ({
          ref: selection.getRef(),
          integrationFieldsRef: metadata?.integrationFieldsRef ?? null,
        }),
        onFailure: fail,
      })
    : undefined;

  const isLanding = () => isSamePath(window.location.pathname, withPrefix(manifest.previewPath));
  const refresh = async () => pages?.refresh();
  const pick = (changes: { release?: string; date?: string }) => {
    changeTab(changes);
    state.set(selection.describe());
    return refresh();
  };

  if (source) {
    followSession({
      getToken: selection.getToken,
      state,
      onUpdate(ref) {
        if (ref !== undefined) {
          // If the update comes from a service's event stream, the cookie still has this tab's
          // token, so the new ref is stored. Prismic's toolbar stores the new ref itself.
          const isOwn = readPreview(manifest.api) === selection.getToken();
          if (isOwn) storePreview(ref, manifest.api);
          selection.setToken(ref);
        }
        void refresh();
      },
      onFailure: fail,
    });
    const getOpenToken = () => (isEnded ? undefined : selection.getToken());
    watchTabs(manifest.api, getOpenToken, (elsewhere) => state.set({ elsewhere }));
  }

  return {
    getState: state.get,
    subscribe: state.subscribe,
    async retry() {
      // The landing page has no draft to refresh. A reload opens the link again.
      if (source && !isLanding()) await refresh();
      else window.location.reload();
    },
    exit() {
      dropSource(manifest.api);
      end();
      if (isLanding()) window.location.replace(withPrefix('/'));
      else void leave();
    },
    pickRelease(ref) {
      const release = selection.releases.find((each) => each.ref === ref)?.id;
      const isOpened = release === undefined || release === source?.release;
      return pick(isOpened ? { release: undefined, date: undefined } : { release });
    },
    pickDate: (date) => pick({ date }),
    async takeOver() {
      writeTab({});
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
      const { hasToolbar, repositoryName } = manifest;
      if (!source || !hasToolbar || !repositoryName || readTab().withoutToolbar) return;
      loadToolbar(repositoryName);
      restoreCookie(manifest.api, () =>
        isEnded || state.get().elsewhere ? undefined : selection.getToken(),
      );
    },
    fail,
  };
}

/** The published page gets the failure, and nothing else changes. */
function showFailure(error: Error): void {
  const props = { loading: false, error };
  previewView.set({ staticQueries: {}, props, onDraw: () => {}, onRoute: () => {} });
}

async function leave(): Promise<void> {
  // The address contains the origin, because `//example.is/` would be the address of another site.
  const { origin, pathname } = window.location;
  const address = origin + pathname;
  const { status } = await fetch(address, { method: 'HEAD' }).catch(() => ({ status: 0 }));
  window.location.replace(status === 404 ? withPrefix('/') : address);
}

type SelectedContent = { token?: string; release?: PreviewRelease; experiment?: string };

export function toShareLink(
  { previewPath }: PreviewManifest,
  { token, release, experiment }: SelectedContent,
  document: LinkedDocument | undefined,
): string {
  const link = new URL(withPrefix(`${previewPath.replace(/\/$/, '')}/`), window.location.origin);
  if (token) link.searchParams.set('token', release ? toReleaseToken(token, release.ref) : token);
  else if (experiment) link.searchParams.set('experiment', experiment);
  if (document) link.searchParams.set('documentId', document.id);
  return link.href;
}

function toReleaseToken(token: string, ref: string): string {
  if (isPreviewName(token)) return ref;
  return token.replace(/(\/previews\/)[^/?#]+/, (_, before: string) => before + ref);
}

export function toEditLink(
  { repositoryName, api }: PreviewManifest,
  { id }: LinkedDocument,
): string {
  return repositoryName === undefined
    ? `${new URL(api).origin}/#${encodeURIComponent(id)}`
    : `https://${repositoryName}.prismic.io/builder/pages/${encodeURIComponent(id)}`;
}
