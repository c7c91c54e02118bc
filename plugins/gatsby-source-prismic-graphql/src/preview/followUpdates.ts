type Listeners = {
  /** Called when a draft was saved, with the preview's newest ref, if known. */
  onUpdate: (ref: string | undefined) => void;
  onEnd: () => void;
};

/**
 * Listens for saved drafts and for the end of the preview: through the events of Prismic's toolbar, which
 * polls Prismic, and through the event stream of a service that has one.
 *
 * @param token newest known ref of the preview.
 * @param events URL of the event stream.
 * @returns a function that removes all listeners.
 */
export function followUpdates(
  token: string | undefined,
  events: string | undefined,
  listeners: Listeners,
): () => void {
  const { onUpdate, onEnd } = listeners;
  const onToolbarUpdate = (event: Event) => {
    // The default action of the toolbar reloads the page.
    event.preventDefault();
    onUpdate(readRef((event as CustomEvent<unknown>).detail));
  };
  const onToolbarEnd = (event: Event) => {
    event.preventDefault();
    onEnd();
  };
  window.addEventListener('prismicPreviewUpdate', onToolbarUpdate);
  window.addEventListener('prismicPreviewEnd', onToolbarEnd);

  let newest = token;
  let stream: EventSource | undefined;
  const close = () => {
    stream?.close();
    stream = undefined;
  };
  const open = () => {
    if (events === undefined || stream) return;
    stream = new EventSource(events);
    stream.addEventListener('update', ({ data }: MessageEvent<string>) => {
      const ref = readRef(parse(data));
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

  return () => {
    window.removeEventListener('prismicPreviewUpdate', onToolbarUpdate);
    window.removeEventListener('prismicPreviewEnd', onToolbarEnd);
    document.removeEventListener('visibilitychange', onVisibility);
    close();
  };
}

function readRef(detail: unknown): string | undefined {
  if (typeof detail !== 'object' || detail === null || !('ref' in detail)) return undefined;
  return typeof detail.ref === 'string' ? detail.ref : undefined;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
