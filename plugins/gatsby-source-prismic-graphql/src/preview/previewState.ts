import type { PreviewState } from './previewApi';

/** Stores the state of a preview. Every change creates a new state object. */
export type StateStore = {
  get(): PreviewState;
  set(changes: Partial<PreviewState>): void;
  /** @returns a function that removes the listener. */
  subscribe(listener: () => void): () => void;
};

export function createStateStore(initial: PreviewState): StateStore {
  let state = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => state,
    set(changes) {
      state = { ...state, ...changes };
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
