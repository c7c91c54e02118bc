import { useSyncExternalStore } from 'react';

/**
 * A value that only the reader's browser knows. The server's HTML and the first render hold another
 * in its place, so that React finds the HTML as it is.
 *
 * @param read asked at every render, and must then give the same answer: an object, the same one
 */
export function useBrowserValue<Value>(read: () => Value, onServer: Value): Value {
  return useSyncExternalStore(never, read, () => onServer);
}

/** What is read so changes with the page, or with a render for another reason. */
function never() {
  return () => undefined;
}
