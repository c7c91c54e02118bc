import { useCallback, useSyncExternalStore } from 'react';
import type { PreviewSession, PreviewState } from './PreviewSession';

/** The session's state, again whenever it changes. */
export function usePreviewState(session: PreviewSession): PreviewState {
  const subscribe = useCallback((onChange: () => void) => session.subscribe(onChange), [session]);
  return useSyncExternalStore(subscribe, () => session.getState());
}
