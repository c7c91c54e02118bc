/** @jest-environment jsdom */
import { highlightWords } from './highlightWords';

const WORD_COUNT = 200_000;

let highlights: Map<string, Set<unknown>>;
beforeEach(() => {
  highlights = new Map();
  // jsdom has no highlights, and its ranges are too slow for so many words.
  class Highlight extends Set<unknown> {
    constructor(...ranges: unknown[]) {
      super(ranges);
    }
  }
  class Range {
    setStart() {}
    setEnd() {}
  }
  Object.assign(globalThis, { Highlight, Range, CSS: { highlights } });
});

it('highlights very many words, and none when there are no words', () => {
  document.body.innerHTML = `<main id="content"><p>${'skál '.repeat(WORD_COUNT)}</p></main>`;
  highlightWords(['skál']);
  expect(highlights.get('found')?.size).toBe(WORD_COUNT);
  highlightWords(['bolli']);
  expect(highlights.size).toBe(0);
});
