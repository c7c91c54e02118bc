/** Scrolls pages in proportion to their heights, so that each text is beside its translation. */
export function syncScroll(frames: readonly HTMLIFrameElement[]): () => void {
  // The positions that `scrollTo` has set. The scroll events that follow must not move the other
  // page again.
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
 * Calls `onLoad` for the current and each later page of an iframe, except for pages of another
 * origin, to which browsers give no access. The signal is aborted when the reader leaves the page,
 * or by the returned function.
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

const markAttribute = 'data-untranslated';

const markStyles = `
  [${markAttribute}] {
    outline: 2px dashed var(--accent) !important;
    outline-offset: 0.375rem;
  }

  [${markAttribute}]::before {
    content: attr(${markAttribute});
    display: block;
    width: fit-content;
    margin-bottom: 0.25rem;
    padding: 0.25rem 0.5rem;
    font: 600 0.8125rem/1 var(--font);
    letter-spacing: 0;
    color: var(--on-field);
    background: var(--field);
  }
`;

/**
 * Marks the blocks that consist of one of the texts. Marks them again after a draft changes the
 * content.
 */
export function markTexts(
  page: Window,
  texts: readonly string[],
  label: string,
  signal: AbortSignal,
): void {
  const { document } = page;
  const comparableTexts = new Set(texts.map(toComparable));
  const style = document.createElement('style');
  style.textContent = markStyles;
  document.head.append(style);

  const clear = () => {
    for (const element of document.querySelectorAll(`[${markAttribute}]`))
      element.removeAttribute(markAttribute);
  };
  const update = () => {
    clear();
    for (const element of document.querySelectorAll('main *, footer *')) {
      const isOutermost = element.parentElement?.closest(`[${markAttribute}]`) === null;
      if (isOutermost && comparableTexts.has(toComparable(element.textContent))) {
        element.setAttribute(markAttribute, label);
      }
    }
  };
  update();
  const observer = new MutationObserver(update);
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  signal.addEventListener('abort', () => {
    observer.disconnect();
    clear();
    style.remove();
  });
}

/** Removes what a page adds to the text of its document: white space and invisible characters. */
export function toComparable(text: string): string {
  return text.replaceAll(/[\s\u00AD\u2060]+/g, '');
}
