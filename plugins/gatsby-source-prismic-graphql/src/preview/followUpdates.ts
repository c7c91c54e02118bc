type Listeners = {
  /** A draft was saved; the ref is the newest of the preview, where it is known. */
  onUpdate: (ref: string | undefined) => void;
  onEnd: () => void;
};

/**
 * Follows what happens to the drafts: by the events of Prismic's toolbar, which polls for them, and by
 * the stream of a service that has one.
 *
 * @param token newest ref of the preview that is known.
 * @param events address of the stream.
 * @returns what ends it
 */
export function followUpdates(
  token: string | undefined,
  events: string | undefined,
  listeners: Listeners,
): () => void {
  const { onUpdate, onEnd } = listeners;
  const onToolbarUpdate = (event: Event) => {
    // The toolbar would load the page again.
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
      // A stream begins with what there is, and so does one that was interrupted.
      if (ref !== newest) onUpdate(ref);
      newest = ref;
    });
    stream.addEventListener('end', () => {
      close();
      onEnd();
    });
  };
  // A browser has six connections to a server, for all its tabs together.
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
