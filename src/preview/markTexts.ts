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
 * Marks the blocks of a page whose whole content is one of the texts. Updates the marks when the page
 * changes, for example when a draft replaces the published content.
 *
 * @param label text of the mark
 * @param signal removes marks and styles when it is aborted
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

/** Removes white space and soft hyphens, so that a text of a document equals the text on its page. */
export function toComparable(text: string): string {
  return text.replaceAll(/[\s\u00AD]+/g, '');
}
