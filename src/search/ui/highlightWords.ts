import { splitWords } from '../shape/words';

const SOFT_HYPHEN = '\u00AD';

// Only pages that are opened from a search need this rule, so no style sheet has it.
const rules = `@media screen {
  ::highlight(found) {
    background-color: var(--quiet);
    text-decoration: underline 2px var(--accent);
  }
}`;
let styles: CSSStyleSheet | undefined;

/** Highlights words, given in lower case. */
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
    const hyphenated = text.textContent ?? '';
    const ownWords = splitWords(hyphenated.replaceAll(SOFT_HYPHEN, ''));
    const hits = ownWords.filter(({ word }) => found.has(word));
    if (hits.length === 0) continue;
    const places = [...hyphenated.matchAll(/[^\u00AD]/g)].map(({ index }) => index);
    for (const { start, end } of hits) {
      const range = new Range();
      range.setStart(text, places[start] ?? 0);
      range.setEnd(text, (places[end - 1] ?? 0) + 1);
      highlight.add(range);
    }
  }
  if (highlight.size === 0) return;
  CSS.highlights.set('found', highlight);
  if (styles) return;
  styles = new CSSStyleSheet();
  styles.replaceSync(rules);
  document.adoptedStyleSheets.push(styles);
}
