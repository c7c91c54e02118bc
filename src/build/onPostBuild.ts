import type { GatsbyNode } from 'gatsby';
import { writeMedia } from './media/writeMedia';
import { writeRedirects } from './redirects/writeRedirects';
import { writeSubscriptions } from './subscriptions/writeSubscriptions';

/**
 * Writes what is no page: old addresses for hosts, files for search engines and subscribers, and the
 * images that all of them show.
 */
export const onPostBuild: GatsbyNode['onPostBuild'] = async (args) => {
  writeRedirects(args);
  await writeSubscriptions(args);
  await writeMedia(args);
};
