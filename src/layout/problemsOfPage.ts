import { useSyncExternalStore } from 'react';

// `gatsby develop` shows the problems that `reportContent` finds in the page's documents.

const listeners = new Set<() => void>();
let problems: readonly string[] = [];
let shownData: unknown;
let isListening = false;

/** Removes the problems of another page. Call this function before the page with `data` renders. */
export function startPage(data: unknown): void {
  if (!isListening && typeof window !== 'undefined') {
    isListening = true;
    window.addEventListener('content-problem', (event) => {
      if (event instanceof CustomEvent) change([...problems, String(event.detail)]);
    });
  }
  if (data !== shownData) change([]);
  shownData = data;
}

/** Listeners run later, because pages report problems while React renders other components. */
function change(next: readonly string[]): void {
  problems = [...new Set(next)];
  queueMicrotask(() => listeners.forEach((listener) => listener()));
}

export function useContentProblems(): readonly string[] {
  return useSyncExternalStore(
    subscribe,
    () => problems,
    () => problems,
  );
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
