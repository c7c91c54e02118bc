import { useSyncExternalStore } from 'react';
import { belowTablet } from '../styles/belowTablet';

/** Whether the window is as narrow as a phone's; an old browser that cannot say has a wide one. */
export function useIsNarrow(): boolean {
  return useSyncExternalStore(watch, () => window.matchMedia?.(belowTablet).matches ?? false);
}

function watch(onChange: () => void): () => void {
  const list = window.matchMedia?.(belowTablet);
  list?.addEventListener('change', onChange);
  return () => list?.removeEventListener('change', onChange);
}
