import type { PageFacts } from './PageFacts';

type TagMaker = (facts: PageFacts) => Tag[];

let tagMaker: TagMaker | undefined;

/** Sets the function with which `PageHead` writes a page's tags into the HTML; only the server calls it. */
export function setTagMaker(maker: TagMaker): void {
  tagMaker = maker;
}

/** @returns the tags of a page; none in a browser, where showTags.ts creates them */
export function makeTags(facts: PageFacts): Tag[] {
  return tagMaker?.(facts) ?? [];
}

/** An element of `<head>`; React and the browser's DOM code both create elements from it. */
export type Tag = {
  name: 'meta' | 'link' | 'script';
  attributes: Record<string, string>;
  text?: string;
};
