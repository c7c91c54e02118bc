import type { Page } from '@playwright/test';

/**
 * Finds words that are broken across lines without a hyphen, dash, slash or soft hyphen. E-mail
 * addresses and URLs may break anywhere, because a hyphen would be read as part of them.
 */
export function findCutWords(page: Pick<Page, 'evaluate'>): Promise<string[]> {
  return page.evaluate(() => {
    const cut = new Set<string>();
    const address = /@|:\/\/|\p{L}\.\p{L}{2}|\p{L}\/\p{L}/u;
    const range = document.createRange();

    /** Returns undefined for a letter without width, for example a soft hyphen. */
    const topOf = (text: Node, index: number) => {
      range.setStart(text, index);
      range.setEnd(text, index + 1);
      return [...range.getClientRects()].findLast(({ width }) => width > 0)?.top;
    };

    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { currentNode: text } = texts;
      const element = text.parentElement;
      if (!text.nodeValue?.trim() || !element?.checkVisibility()) continue;
      for (const { 0: word, index } of text.nodeValue.matchAll(/\S+/g)) {
        if (address.test(word)) continue;
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        if (range.getClientRects().length < 2) continue;
        let line = topOf(text, index);
        for (let at = 1; at < word.length; at += 1) {
          const top = topOf(text, index + at);
          if (top === undefined) continue;
          // The limit is half a line, because parts of a word may have a smaller size.
          const isNext =
            line !== undefined && top > line + parseFloat(getComputedStyle(element).fontSize) / 2;
          if (isNext && !/[\u00AD\-–—/]/.test(word.charAt(at - 1)))
            cut.add(`<${element.localName}> “${word.slice(0, at)}|${word.slice(at)}”`);
          line = top;
        }
      }
    }
    return [...cut];
  });
}
