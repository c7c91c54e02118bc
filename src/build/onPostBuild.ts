import type { GatsbyNode } from 'gatsby';
import { writeMedia } from './media/writeMedia';
import { writeRedirects } from './redirects/writeRedirects';
import { writeSearch } from './search/writeSearch';
import { writeSubscriptions } from './subscriptions/writeSubscriptions';

/**
 * Writes what is no page: old addresses for hosts, files for search engines and subscribers, the index of
 * the site's own search, and the images that pages and files show.
 */
export const onPostBuild: GatsbyNode['onPostBuild'] = async (args) => {
  writeRedirects(args);
  await writeSubscriptions(args);
  await writeSearch(args);
  await writeMedia(args);
};
