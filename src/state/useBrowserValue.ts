import { useSyncExternalStore } from 'react';

// Until hydration the value is `onServer`, as in the server's HTML. `read` runs at every render, and
// must return the same primitive or object for an unchanged value.
export function useBrowserValue<Value>(read: () => Value, onServer: Value): Value {
  return useSyncExternalStore(noSubscription, read, () => onServer);
}

/** A change of the value does not render the component. */
function noSubscription() {
  return () => undefined;
}
