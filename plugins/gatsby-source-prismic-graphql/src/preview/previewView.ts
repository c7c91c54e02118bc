export type QueryResult = { data: Record<string, unknown> };

/** The changes that a preview makes to the current page. */
export type PreviewView = {
  /** By hash. */
  staticQueries: Record<string, QueryResult>;
  /** Prop `preview` of the template. */
  props: { loading: boolean; error?: Error };
  /** Called after React has rendered the view. */
  onDraw: () => void;
  /** Called when Gatsby shows a page. */
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
