/**
 * Visits every page that a frame of this origin shows, now and later. A page that may not be looked
 * into, because a link has led away, is not visited.
 *
 * @param visit gets a signal that is given when the page goes, or when it is all over
 * @returns what ends it
 */
export function onFrameLoad(
  frame: HTMLIFrameElement,
  visit: (page: Window, signal: AbortSignal) => void,
): () => void {
  let visited = new AbortController();
  const load = () => {
    visited.abort();
    visited = new AbortController();
    const page = frame.contentWindow;
    // Neither one of another origin nor one of which nothing has come yet.
    if (page && frame.contentDocument?.body) visit(page, visited.signal);
  };
  load();
  frame.addEventListener('load', load);
  return () => {
    frame.removeEventListener('load', load);
    visited.abort();
  };
}
