export type QueryResult = { data: Record<string, unknown> };

export type PreviewView = {
  /** Draft results of static queries, by hash. */
  staticQueries: Record<string, QueryResult>;
  /** The template receives this object as the prop `preview`. */
  props: { loading: boolean; error?: Error };
  onDraw: () => void;
  onRoute: () => void;
};

// Every reader downloads this file and `browserHooks.tsx`, so both contain as little as possible.
let view: PreviewView | undefined;
const listeners = new Set<() => void>();

export function getView(): PreviewView | undefined {
  return view;
}

export function setView(next: PreviewView | undefined): void {
  view = next;
  for (const listener of listeners) listener();
}

export function onView(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
