import type { Feed } from './toFeed';

/** Writes a feed as JSON Feed 1.1 (https://www.jsonfeed.org/version/1.1/). */
export function toJsonFeed(feed: Feed): string {
  const { name, url } = feed.publisher;
  const json = {
    version: 'https://jsonfeed.org/version/1.1',
    title: feed.title,
    home_page_url: feed.page,
    feed_url: feed.self.json,
    description: feed.description,
    language: feed.language,
    authors: [{ name, url }],
    items: feed.entries.map((entry) => ({
      id: entry.id,
      url: entry.url,
      title: entry.title,
      summary: entry.summary,
      // An item must have a content. The feed contains only the summary, not the whole text.
      content_text: entry.summary ?? entry.title,
      image: entry.image?.url,
      date_published: entry.published.toISOString(),
      date_modified: entry.updated.toISOString(),
      authors: entry.author === undefined ? undefined : [{ name: entry.author }],
      tags: entry.tags,
    })),
  };
  return `${JSON.stringify(json, null, 2)}\n`;
}
