import type { UpdateListeners } from './followToolbar';
import { readRef } from './followToolbar';

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
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
