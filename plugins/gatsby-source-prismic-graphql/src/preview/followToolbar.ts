import { toSession } from '../requests/contentApi/previewRef';
import { isRelease } from './findSource';

export type UpdateListeners = {
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
export function readRef(detail: unknown): string | undefined {
  if (typeof detail !== 'object' || detail === null || !('ref' in detail)) return undefined;
  return typeof detail.ref === 'string' ? detail.ref : undefined;
}
