import { useSyncExternalStore } from 'react';

// The other side of `media.tablet`; an old browser without it has a wide window.
const query = '(max-width: 719.98px)';

/** Whether the window is as narrow as a phone's. */
export function useIsNarrow(): boolean {
  return useSyncExternalStore(watch, () => window.matchMedia?.(query).matches ?? false);
}

function watch(onChange: () => void): () => void {
  const list = window.matchMedia?.(query);
  list?.addEventListener('change', onChange);
  return () => list?.removeEventListener('change', onChange);
}
