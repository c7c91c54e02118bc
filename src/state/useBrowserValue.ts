import { useSyncExternalStore } from 'react';

// Returns a value that only the browser knows. Until hydration the value is `onServer`, so that the
// render equals the server's HTML. `read` runs at every render, and must return the same primitive
// or object for an unchanged value.
export function useBrowserValue<Value>(read: () => Value, onServer: Value): Value {
  return useSyncExternalStore(noSubscription, read, () => onServer);
}

/** A change of the value does not render the component. The value is read at each render. */
function noSubscription() {
  return () => undefined;
}
