import { splitWords } from '../shape/words';

/** Highlights words, given in lower case. The style sheet has `::highlight(found)`. */
export function highlightWords(words: readonly string[]): void {
  if (typeof Highlight !== 'function' || !CSS.highlights) return;
  CSS.highlights.delete('found');
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
  if (highlight.size > 0) CSS.highlights.set('found', highlight);
}
