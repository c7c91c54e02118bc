import type { PageFacts } from './PageFacts';
import type { Tag } from './Tag';

type TagMaker = (facts: PageFacts) => Tag[];

let tagMaker: TagMaker | undefined;

/** Gives `PageHead` what it needs to write a page's tags into the HTML: on the server alone. */
export function setTagMaker(maker: TagMaker): void {
  tagMaker = maker;
}

/** @returns the tags of a page; none in a browser, which gets them from showTags.ts */
export function makeTags(facts: PageFacts): Tag[] {
  return tagMaker?.(facts) ?? [];
}
