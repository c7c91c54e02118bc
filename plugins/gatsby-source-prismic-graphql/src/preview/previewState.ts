import type { PreviewState } from './PreviewSession';

/** The state of a preview: another object whenever something in it changes. */
export type StateStore = {
  get(): PreviewState;
  set(changes: Partial<PreviewState>): void;
  /** @returns what ends it */
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
