/**
 * Calls back for every page that an iframe loads, and for the page that it has loaded already. Pages of
 * another origin are skipped: the browser does not allow access to them.
 *
 * @param onLoad gets the page's window, and a signal that is aborted when the page is left, or when the
 * returned function is called
 * @returns a function that stops listening
 */
export function onFrameLoad(
  frame: HTMLIFrameElement,
  onLoad: (page: Window, signal: AbortSignal) => void,
): () => void {
  let controller = new AbortController();
  const load = () => {
    controller.abort();
    controller = new AbortController();
    const page = frame.contentWindow;
    // There is no body for a page of another origin, or before anything has loaded.
    if (page && frame.contentDocument?.body) onLoad(page, controller.signal);
  };
  load();
  frame.addEventListener('load', load);
  return () => {
    frame.removeEventListener('load', load);
    controller.abort();
  };
}
