const meta = /<meta\s[^>]*>/g;
const robots = /\bname="robots"/;
const noindex = /\bnoindex\b/;

export const robotsPatterns = [meta, robots, noindex];

/** Whether a page asks search engines not to list it. */
export function hasNoindex(html: string): boolean {
  return (html.match(meta) ?? []).some((tag) => robots.test(tag) && noindex.test(tag));
}
