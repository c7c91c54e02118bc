import { generateAtomFeed } from 'feedsmith';
import { sharedSize } from '../../content/image';
import type { Feed, FeedEntry } from './toFeed';

/** Writes a feed as Atom (RFC 4287). Images are Media RSS, which most feed readers support. */
export function toAtom(feed: Feed): string {
  return generateAtomFeed({
    xml: { lang: feed.language },
    id: feed.id,
    title: { value: feed.title },
    subtitle: { value: feed.description },
    updated: feed.updated,
    authors: [{ name: feed.publisher.name, uri: feed.publisher.url }],
    links: [
      { rel: 'self', type: 'application/atom+xml', href: feed.self.atom },
      { rel: 'alternate', type: 'text/html', href: feed.page },
    ],
    entries: feed.entries.map(toAtomEntry),
  });
}

function toAtomEntry(entry: FeedEntry) {
  const { id, url, title, summary, image, author, tags, published, updated } = entry;
  return {
    id,
    title: { value: title },
    links: [{ rel: 'alternate', type: 'text/html', href: url }],
    published,
    updated,
    ...(author && { authors: [{ name: author }] }),
    ...(summary && { summary: { value: summary } }),
    categories: tags.map((term) => ({ term })),
    ...(image && {
      media: {
        contents: [
          {
            url: image.url,
            medium: 'image',
            ...sharedSize,
            ...(image.alt && { description: { value: image.alt } }),
          },
        ],
      },
    }),
  };
}
