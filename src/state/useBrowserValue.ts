import { useSyncExternalStore } from 'react';

/**
 * A value that only the browser knows. The server's HTML and the first render use `onServer`, so that
 * hydration finds equal HTML.
 *
 * @param read called at every render; for an unchanged value it must return the same primitive or object
 */
export function useBrowserValue<Value>(read: () => Value, onServer: Value): Value {
  return useSyncExternalStore(noSubscription, read, () => onServer);
}

/** The value is read again only when the component renders for another reason. */
function noSubscription() {
  return () => undefined;
}
