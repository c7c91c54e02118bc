import { onFrameLoad } from './onFrameLoad';

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
