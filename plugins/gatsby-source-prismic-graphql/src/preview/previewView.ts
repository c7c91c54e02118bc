/** The result of a Gatsby query, as pages and `useStaticQuery` expect it. */
export type QueryResult = { data: Record<string, unknown> };

/** The changes that a preview makes to the current page. */
export type PreviewView = {
  /** Draft results of static queries, by hash. */
  staticQueries: Record<string, QueryResult>;
  /** The template receives this object as the prop `preview`. */
  props: { loading: boolean; error?: Error };
  /** Called after React has rendered the view. */
  onDraw: () => void;
  /** Called when Gatsby shows a page. */
  onRoute: () => void;
};

// Every reader downloads this file and `browserHooks.tsx`, so both contain only the code that renders a
// page again.
let view: PreviewView | undefined;
const listeners = new Set<() => void>();

export function getView(): PreviewView | undefined {
  return view;
}

export function setView(next: PreviewView | undefined): void {
  view = next;
  for (const listener of listeners) listener();
}

/** @returns a function that removes the listener. */
export function onView(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
