import { useCallback, useSyncExternalStore } from 'react';
import type { PreviewSession, PreviewState } from './pluginSession';

/** The session's state. Updates when it changes. */
export function usePreviewState(session: PreviewSession): PreviewState {
  const subscribe = useCallback((onChange: () => void) => session.subscribe(onChange), [session]);
  return useSyncExternalStore(subscribe, () => session.getState());
}
