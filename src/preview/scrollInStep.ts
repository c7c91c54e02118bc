import { onFrameLoad } from './onFrameLoad';

/** Keeps two pages at the same part of their heights: an address is as far down as its translation. */
export function scrollInStep(frames: readonly HTMLIFrameElement[]): () => void {
  // Where a page was taken to: its own scrolling there is not to move the other again.
  const taken = new Map<HTMLIFrameElement, number>();
  const stops = frames.map((frame) =>
    onFrameLoad(frame, (page, signal) => {
      const follow = () => {
        if (Math.abs((taken.get(frame) ?? -2) - page.scrollY) < 2) return;
        taken.delete(frame);
        const part = page.scrollY / Math.max(1, roomToScroll(page));
        for (const other of frames) {
          const otherPage = other.contentDocument && other.contentWindow;
          if (other === frame || !otherPage) continue;
          const top = Math.round(part * roomToScroll(otherPage));
          taken.set(other, top);
          otherPage.scrollTo({ top, behavior: 'instant' });
        }
      };
      page.addEventListener('scroll', follow, { passive: true, signal });
    }),
  );
  return () => stops.forEach((stop) => stop());
}

function roomToScroll(page: Window): number {
  return page.document.documentElement.scrollHeight - page.innerHeight;
}
