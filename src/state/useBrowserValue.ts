import { useSyncExternalStore } from 'react';

// Returns a value that only the browser knows. Until hydration it is `onServer`, so that the HTML
// is equal. `read` runs at every render, and must return the same primitive or object for an
// unchanged value.
export function useBrowserValue<Value>(read: () => Value, onServer: Value): Value {
  return useSyncExternalStore(noSubscription, read, () => onServer);
}

/** The value is read only when the component renders for another reason. */
function noSubscription() {
  return () => undefined;
}
