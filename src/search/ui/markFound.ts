import { wordsOf } from '../shape/words';

/** What the style sheet calls it: `::highlight(found)`. */
const name = 'found';

/**
 * Sets off the words of a page that a search found in it, where the browser can do so without touching
 * the page (CSS Custom Highlight API); elsewhere nothing happens.
 *
 * @param words in lower case, as the page has them; none to take the marks away
 */
export function markFound(words: readonly string[]): void {
  if (typeof Highlight !== 'function' || !CSS.highlights) return;
  CSS.highlights.delete(name);
  const content = document.getElementById('content');
  if (!content || words.length === 0) return;
  const found = new Set(words);
  const ranges: Range[] = [];
  const texts = document.createTreeWalker(content, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode;
    for (const { word, start, end } of wordsOf(text.textContent ?? '')) {
      if (!found.has(word)) continue;
      const range = new Range();
      range.setStart(text, start);
      range.setEnd(text, end);
      ranges.push(range);
    }
  }
  if (ranges.length > 0) CSS.highlights.set(name, new Highlight(...ranges));
}
