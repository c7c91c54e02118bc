/** A Gatsby query's answer as its hook and its page take it. */
export type Answered = { data: Record<string, unknown> };

/** What a preview changes of the page on show. */
export type PreviewView = {
  /** Drafts of static queries, by hash. */
  staticQueries: Record<string, Answered>;
  /** Handed to the template as its property `preview`. */
  props: { loading: boolean; error?: Error };
  /** Called when it has been drawn. */
  onDraw: () => void;
  /** Called when a page is on show. */
  onRoute: () => void;
};

// Of all that previews need, every reader downloads this file and `previewGate`: no more than it takes
// to draw a page again.
let view: PreviewView | undefined;
const listeners = new Set<() => void>();

export function getView(): PreviewView | undefined {
  return view;
}

export function setView(next: PreviewView | undefined): void {
  view = next;
  for (const listener of listeners) listener();
}

/** @returns what ends it */
export function onView(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
