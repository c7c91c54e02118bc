import { useSyncExternalStore } from 'react';

/** Whether groups can be folded: there is a script to unfold them. The server's HTML shows all. */
export function useFolding(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

function never() {
  return () => undefined;
}
