import type { PageFacts } from './PageFacts';
import type { Tag } from './Tag';

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
