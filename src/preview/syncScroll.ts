/**
 * Scrolls pages in iframes in proportion to their heights, so that a text is beside its translation.
 *
 * @returns a function that stops this
 */
export function syncScroll(frames: readonly HTMLIFrameElement[]): () => void {
  // Positions set by us: the scroll events that follow must not move the other page again.
  const targets = new Map<HTMLIFrameElement, number>();
  const stops = frames.map((frame) =>
    onFrameLoad(frame, (page, signal) => {
      const follow = () => {
        if (Math.abs((targets.get(frame) ?? -2) - page.scrollY) < 2) return;
        targets.delete(frame);
        const proportion = page.scrollY / Math.max(1, scrollRange(page));
        for (const other of frames) {
          const otherPage = other.contentDocument && other.contentWindow;
          if (other === frame || !otherPage) continue;
          const top = Math.round(proportion * scrollRange(otherPage));
          targets.set(other, top);
          otherPage.scrollTo({ top, behavior: 'instant' });
        }
      };
      page.addEventListener('scroll', follow, { passive: true, signal });
    }),
  );
  return () => stops.forEach((stop) => stop());
}

function scrollRange(page: Window): number {
  return page.document.documentElement.scrollHeight - page.innerHeight;
}

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
