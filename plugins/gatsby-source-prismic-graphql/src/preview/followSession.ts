import { isRecord } from '../isRecord';
import { toSession } from '../requests/contentApi/previewRef';
import { openSession, PreviewError, toPreviewError } from './previewRequests';
import { parseJson } from '../requests/fetchJson';
import { isRelease } from './findSource';
import { changeTab, readPreview, storePreview } from './previewStorage';
import type { PreviewState, StateStore } from './registerPreview';

type Listeners = {
  getToken: () => string | undefined;
  state: StateStore;
  /** Called after a draft was saved, with the preview's newest ref, if known. */
  onUpdate: (ref: string | undefined) => void;
  onFailure: (error: PreviewError) => void;
};

/** Watches a preview for saved drafts and for its end. An experiment ends only with its cookie. */
export function followSession({ getToken, state, onUpdate, onFailure }: Listeners): void {
  const token = getToken();
  const onEnd = () => onFailure(new PreviewError('ended', 'The preview was ended.'));

  const endAt = (timestamp: number | undefined) => {
    if (timestamp === undefined) return;
    const until = Math.min(timestamp, state.get().until ?? Infinity);
    state.set({ until });
    const over = () => onFailure(new PreviewError('ended', 'The time of the preview is over.'));
    setTimeout(over, Math.max(0, until - Date.now()));
  };

  endAt(state.get().until);
  if (token === undefined) return;
  // The toolbar must load later, because it reloads the page if no listener prevents the reload.
  followToolbar(getToken, { onUpdate, onEnd });
  openSession(token).then(
    ({ events, expiresAt }) => {
      if (events !== undefined) followStream(token, events, { onUpdate, onEnd });
      endAt(expiresAt);
    },
    (error: unknown) => {
      // After an error other than `ended`, the drafts may be readable, so the preview continues.
      const failure = toPreviewError(error);
      if (failure?.kind === 'ended') onFailure(failure);
    },
  );
}

type UpdateListeners = Pick<Listeners, 'onUpdate'> & { onEnd: () => void };

/** The toolbar watches the cookie, which all tabs share. `watchTabs` handles other tabs' previews. */
export function followToolbar(
  getToken: () => string | undefined,
  { onUpdate, onEnd }: UpdateListeners,
): void {
  const isOther = (ref: string, own: string) =>
    toSession(ref) !== toSession(own) && !(isRelease(ref) && isRelease(own));
  const onRef = (event: Event) => {
    // Without this call, the toolbar reloads the page.
    event.preventDefault();
    const ref = readRef((event as CustomEvent<unknown>).detail);
    const own = getToken();
    if (ref === undefined || own === undefined || !isOther(ref, own)) onUpdate(ref);
  };
  // Since September 2026, the toolbar sends `prismicPreviewStart` if the cookie does not match
  // Prismic's session when the toolbar starts.
  window.addEventListener('prismicPreviewStart', onRef);
  window.addEventListener('prismicPreviewUpdate', onRef);
  window.addEventListener('prismicPreviewEnd', (event) => {
    event.preventDefault();
    onEnd();
  });
}

function readRef(detail: unknown): string | undefined {
  return isRecord(detail) && typeof detail.ref === 'string' ? detail.ref : undefined;
}

export function followStream(
  token: string,
  events: string,
  { onUpdate, onEnd }: UpdateListeners,
): void {
  let newest: string | undefined = token;
  let stream: EventSource | undefined;
  const close = () => {
    stream?.close();
    stream = undefined;
  };
  const open = () => {
    if (stream) return;
    stream = new EventSource(events);
    stream.addEventListener('update', ({ data }: MessageEvent<string>) => {
      const ref = readRef(parseJson(data));
      // The first message of a new or reconnected stream contains the current ref.
      if (ref !== newest) onUpdate(ref);
      newest = ref;
    });
    stream.addEventListener('end', () => {
      close();
      onEnd();
    });
  };
  // A browser's tabs share six connections to a server, so hidden tabs close theirs.
  const onVisibility = () => (document.visibilityState === 'hidden' ? close() : open());
  document.addEventListener('visibilitychange', onVisibility);
  onVisibility();
}

export function watchTabs(
  endpoint: string,
  getToken: () => string | undefined,
  onChange: (elsewhere: PreviewState['elsewhere']) => void,
): void {
  let last: PreviewState['elsewhere'];
  const check = () => {
    const token = getToken();
    if (token === undefined || document.visibilityState === 'hidden') return;
    const other = readPreview(endpoint);
    const isSame = other !== undefined && toSession(other) === toSession(token);
    const elsewhere = isSame ? undefined : other === undefined ? 'ended' : 'other';
    if (elsewhere !== last) onChange(elsewhere);
    last = elsewhere;
  };
  window.addEventListener('focus', check);
  document.addEventListener('visibilitychange', check);
}

export function loadToolbar(repositoryName: string): void {
  adoptToolbarStyles();
  const script = document.createElement('script');
  script.src = `https://static.cdn.prismic.io/prismic.js?new=true&repo=${repositoryName}`;
  script.async = true;
  document.head.append(script);
}

/** Before and since September 2026 (docs/prismic.md, “Where the rules were read”). */
const toolbars = '#prismic-toolbar-v2, #prismic-toolbar';

/** The link of this button sets no cookie, so it works only if every page loads the toolbar. */
const withoutShareButton = '.share { display: none !important }';

/** Adopts the toolbar's style elements, which a Content-Security-Policy may otherwise block. */
function adoptToolbarStyles(): void {
  const adopted = new Set<HTMLStyleElement>();
  const adopt = (root: ShadowRoot) => {
    for (const element of root.querySelectorAll('style')) {
      if (element.sheet || adopted.has(element)) continue;
      adopted.add(element);
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(element.textContent ?? '');
      root.adoptedStyleSheets.push(sheet);
    }
  };
  const observer = new MutationObserver(() => {
    const root = document.querySelector(toolbars)?.shadowRoot;
    if (!root) return;
    observer.disconnect();
    const hiding = new CSSStyleSheet();
    hiding.replaceSync(withoutShareButton);
    root.adoptedStyleSheets.push(hiding);
    adopt(root);
    new MutationObserver(() => adopt(root)).observe(root, { childList: true, subtree: true });
  });
  observer.observe(document.body, { childList: true });
}

/**
 * Toolbars before 4.1.5 remove the cookie and reload the page if the browser blocks Prismic's own
 * cookie in frames.
 */
export function restoreCookie(endpoint: string, getToken: () => string | undefined): void {
  window.addEventListener('pagehide', () => {
    const token = getToken();
    if (token === undefined || readPreview(endpoint) !== undefined) return;
    // A hidden tab must not restore the cookie, because another tab may have ended the preview.
    if (document.visibilityState === 'hidden') return;
    storePreview(token, endpoint);
    changeTab({ withoutToolbar: true });
  });
}
