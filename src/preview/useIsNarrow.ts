import { useSyncExternalStore } from 'react';
import { belowTablet } from '../styles/media';

/** Whether the window is as narrow as a phone's. False in browsers without `matchMedia`. */
export function useIsNarrow(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia?.(belowTablet).matches ?? false);
}

function subscribe(onChange: () => void): () => void {
  const list = window.matchMedia?.(belowTablet);
  list?.addEventListener('change', onChange);
  return () => list?.removeEventListener('change', onChange);
}
