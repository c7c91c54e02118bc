import { isJsonObject } from './cmsValues';
import type { JsonObject } from './cmsValues';
import { drafts } from './link';
import { readTypedLink, toPartId } from './typedLinks';

/** Headings must not get the layout's ids or `top`, with which browsers scroll to the top. */
const layoutIds = [
  'announcer',
  'consent',
  'content',
  'navigation',
  'placeholders',
  'search',
  'top',
];

// Gives an `id` to the headings of `content`, which a page has only once. A link to a missing
// heading keeps Prismic's form (`https://#…`), which `toLink` reports.
export function prepareRichText(raw: unknown, field: string, siteUrl: string): unknown {
  if (!Array.isArray(raw)) return raw;
  const ids = field === 'content' ? toPartIds(raw) : undefined;
  const prepareLink = (link: unknown): unknown => {
    if (!isJsonObject(link) || link['link_type'] !== 'Web') return link;
    const url = readTypedLink(String(link['url']), siteUrl);
    if (url === undefined) return link;
    const isMissing = ids && url.startsWith('#') && !isPartOf(ids, url);
    return { ...link, url: isMissing ? `https://${url}` : url };
  };
  const prepareSpan = (span: unknown): unknown =>
    isJsonObject(span) && span['type'] === 'hyperlink'
      ? { ...span, data: prepareLink(span['data']) }
      : span;
  return raw.map((block: unknown, index) => {
    if (!isJsonObject(block)) return block;
    const { spans, linkTo } = block;
    return {
      ...block,
      id: ids?.[index],
      linkTo: prepareLink(linkTo),
      spans: Array.isArray(spans) ? spans.map(prepareSpan) : spans,
    };
  });
}

export function toPartIds(blocks: readonly unknown[]): (string | undefined)[] {
  const taken = new Set(layoutIds);
  const counts = new Map<string, number>();
  return blocks.map((block) => {
    const text = isJsonObject(block) && isHeading(block) ? toPartId(String(block['text'])) : '';
    if (text === '') return undefined;
    let count = counts.get(text) ?? 0;
    let id: string;
    do {
      count += 1;
      id = count === 1 ? text : `${text}-${count}`;
    } while (taken.has(id));
    counts.set(text, count);
    taken.add(id);
    return id;
  });
}

function isHeading({ type, text }: JsonObject): boolean {
  return /^heading[1-6]$/.test(String(type)) && typeof text === 'string';
}

/** Returns whether `#…` has a target on the page. Text fragments (`#:~:text=`) need no target. */
export function isPartOf(ids: readonly (string | undefined)[], href: string): boolean {
  const id = href.slice(1);
  return id === '' || id.startsWith(':~:') || layoutIds.includes(id) || ids.includes(id);
}

/** Makes pages prepare drafts as the build prepares documents (build/createResolvers.ts). */
export function prepareDrafts(siteUrl: string): void {
  const prepare = (value: unknown, field = ''): unknown =>
    typeof value === 'string'
      ? (readTypedLink(value, siteUrl) ?? value)
      : prepareRichText(value, field, siteUrl);
  drafts.prepare = prepare as typeof drafts.prepare;
}
