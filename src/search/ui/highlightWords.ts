import { splitWords } from '../shape/words';

/** Name of the highlight in the style sheet: `::highlight(found)`. */
const highlightName = 'found';

/**
 * Highlights the words of the page's content that a search found. Does nothing in a browser without the
 * CSS Custom Highlight API.
 *
 * @param words in lower case, in the forms that occur on the page; an empty list removes the highlights
 */
export function highlightWords(words: readonly string[]): void {
  if (typeof Highlight !== 'function' || !CSS.highlights) return;
  CSS.highlights.delete(highlightName);
  const content = document.getElementById('content');
  if (!content || words.length === 0) return;
  const found = new Set(words);
  const highlight = new Highlight();
  const walker = document.createTreeWalker(content, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode;
    for (const { word, start, end } of splitWords(text.textContent ?? '')) {
      if (!found.has(word)) continue;
      const range = new Range();
      range.setStart(text, start);
      range.setEnd(text, end);
      highlight.add(range);
    }
  }
  if (highlight.size > 0) CSS.highlights.set(highlightName, highlight);
}
