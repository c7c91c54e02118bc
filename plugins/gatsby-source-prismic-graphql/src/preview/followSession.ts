import { isRecord } from '../isRecord';
import { toSession } from '../requests/contentApi/previewRef';
import { openSession } from '../requests/contentApi/requestJson';
import { parseJson } from '../requests/fetchJson';
import { isRelease } from './findSource';
import { readPreview, storePreview } from './previewCookies';
import { PreviewError, toPreviewError } from './previewRequests';
import type { PreviewState } from './registerPreview';
import type { StateStore } from './tabPreview';
import { changeTab } from './tabPreview';

type Listeners = {
  /** Returns the newest known ref of the preview; undefined for an experiment. */
  getToken: () => string | undefined;
  /** Receives the end time of the preview. */
  state: StateStore;
  /** Called when a draft was saved, with the preview's newest ref, if known. */
  onUpdate: (ref: string | undefined) => void;
  /** Called when the preview has ended. */
  onFailure: (error: PreviewError) => void;
};

/** Watches a preview for saved drafts and for its end. An experiment ends only when its cookie expires. */
export function followSession({ getToken, state, onUpdate, onFailure }: Listeners): void {
  const token = getToken();
  const onEnd = () => onFailure(new PreviewError('ended', 'The preview was ended.'));

  /** The earliest known end time counts. */
  const endAt = (timestamp: number | undefined) => {
    if (timestamp === undefined) return;
    const until = Math.min(timestamp, state.get().until ?? Infinity);
    state.set({ until });
    const over = () => onFailure(new PreviewError('ended', 'The time of the preview is over.'));
    setTimeout(over, Math.max(0, until - Date.now()));
  };

  endAt(state.get().until);
  if (token === undefined) return;
  // Before the toolbar is loaded: it reloads the page when no listener prevents its default action.
  followToolbar(getToken, { onUpdate, onEnd });
  openSession(token).then(
    ({ events, expiresAt }) => {
      if (events !== undefined) followStream(token, events, { onUpdate, onEnd });
      endAt(expiresAt);
    },
    (error: unknown) => {
      // After any other error the drafts may still be readable.
      const failure = toPreviewError(error);
      if (failure?.kind === 'ended') onFailure(failure);
    },
  );
}

type UpdateListeners = {
  /** Called when a draft was saved, with the preview's newest ref, if known. */
  onUpdate: (ref: string | undefined) => void;
  onEnd: () => void;
};

/**
 * Listens for the events of Prismic's toolbar, which polls Prismic and watches the preview cookie. All tabs
 * share the cookie, so the toolbar also reports the preview that another tab has opened. This tab ignores
 * it; `watchTabs` notices it.
 *
 * @param getToken returns the newest known ref of this tab's preview.
 */
export function followToolbar(
  getToken: () => string | undefined,
  { onUpdate, onEnd }: UpdateListeners,
): void {
  const isOther = (ref: string, own: string) =>
    toSession(ref) !== toSession(own) && !(isRelease(ref) && isRelease(own));
  const onRef = (event: Event) => {
    // The default action of the toolbar reloads the page.
    event.preventDefault();
    const ref = readRef((event as CustomEvent<unknown>).detail);
    const own = getToken();
    if (ref === undefined || own === undefined || !isOther(ref, own)) onUpdate(ref);
  };
  // Toolbars send it since September 2026 if the cookie at their start is not that of Prismic's session.
  window.addEventListener('prismicPreviewStart', onRef);
  window.addEventListener('prismicPreviewUpdate', onRef);
  window.addEventListener('prismicPreviewEnd', (event) => {
    event.preventDefault();
    onEnd();
  });
}

/** The ref in the detail of an event of the toolbar, or in a message of an event stream. */
function readRef(detail: unknown): string | undefined {
  return isRecord(detail) && typeof detail.ref === 'string' ? detail.ref : undefined;
}

/**
 * Listens for saved drafts and for the end of the preview through the event stream of a service.
 *
 * @param token newest known ref of the preview.
 * @param events URL of the event stream.
 */
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
  // All tabs of a browser share six connections to a server, so a hidden tab closes its stream.
  const onVisibility = () => (document.visibilityState === 'hidden' ? close() : open());
  document.addEventListener('visibilitychange', onVisibility);
  onVisibility();
}

/**
 * Checks whether other tabs have changed the preview cookie, whenever the editor returns to this tab.
 *
 * @param endpoint of the repository.
 * @param getToken returns the token of this tab's preview.
 */
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

/** Loads Prismic's toolbar, which reports saved drafts. This runs only in a preview. */
export function loadToolbar(repositoryName: string): void {
  adoptToolbarStyles();
  const script = document.createElement('script');
  script.src = `https://static.cdn.prismic.io/prismic.js?new=true&repo=${repositoryName}`;
  script.async = true;
  document.head.append(script);
}

/**
 * The elements of Prismic's toolbars before and since September 2026, whose content is in their shadow trees
 * (docs/prismic.md, “Where the rules were read”).
 */
const toolbars = '#prismic-toolbar-v2, #prismic-toolbar';

/**
 * Both toolbars have a button that copies a link of Prismic. Such a link sets no cookie of this site, so it shows the
 * draft only to readers whose browser loads the toolbar on every page. The site's own bar has a link that works.
 */
const withoutShareButton = '.share { display: none !important }';

/**
 * Has the toolbar's own styles apply on a site whose Content-Security-Policy knows its style elements by
 * their hash. The browser then ignores the element that the toolbar adds. Its text becomes a constructed
 * style sheet, which no policy restricts. The button for share links is hidden.
 */
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
 * Restores the cookie of a preview that Prismic's toolbar does not know, because the browser blocks Prismic's own
 * cookie in frames. Toolbars before 4.1.5 then remove the preview cookie and reload the page. The tab's next page
 * goes on without the toolbar.
 *
 * @param endpoint of the repository.
 * @param getToken returns the ref of this tab's preview; nothing after its end, in this tab or another.
 */
export function restoreCookie(endpoint: string, getToken: () => string | undefined): void {
  window.addEventListener('pagehide', () => {
    const token = getToken();
    if (token === undefined || readPreview(endpoint) !== undefined) return;
    // A hidden tab does not know whether another tab has ended the preview.
    if (document.visibilityState === 'hidden') return;
    storePreview(token, endpoint);
    changeTab({ withoutToolbar: true });
  });
}
