import { toComparable } from './toComparable';

const mark = 'data-untranslated';

const look = `
  [${mark}] {
    outline: 2px dashed var(--accent) !important;
    outline-offset: 0.375rem;
  }

  [${mark}]::before {
    content: attr(${mark});
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
 * Marks the blocks of a page that hold one of the texts and nothing else, and marks them again when the
 * page changes: a draft takes the place of what was published.
 *
 * @param label what the mark says
 */
export function markTexts(
  page: Window,
  texts: readonly string[],
  label: string,
  signal: AbortSignal,
): void {
  const { document } = page;
  const wanted = new Set(texts.map(toComparable));
  const style = document.createElement('style');
  style.textContent = look;
  document.head.append(style);

  const clear = () => {
    for (const element of document.querySelectorAll(`[${mark}]`)) element.removeAttribute(mark);
  };
  const draw = () => {
    clear();
    for (const element of document.querySelectorAll('main *, footer *')) {
      const isOutermost = element.parentElement?.closest(`[${mark}]`) === null;
      if (isOutermost && wanted.has(toComparable(element.textContent))) {
        element.setAttribute(mark, label);
      }
    }
  };
  draw();
  const observer = new MutationObserver(draw);
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  signal.addEventListener('abort', () => {
    observer.disconnect();
    clear();
    style.remove();
  });
}
