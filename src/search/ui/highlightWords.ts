import { splitWords } from '../shape/words';

/** The name that the style sheet uses: `::highlight(found)`. */
const highlightName = 'found';

/** Highlights words, given in lower case, if the browser has the CSS Custom Highlight API. */
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
