import type { GatsbyNode } from 'gatsby';
import { writeRedirects } from './redirects/writeRedirects';
import { writeSubscriptions } from './subscriptions/writeSubscriptions';

/** Writes what is no page: old addresses for hosts, and files for search engines and subscribers. */
export const onPostBuild: GatsbyNode['onPostBuild'] = async (args) => {
  writeRedirects(args);
  await writeSubscriptions(args);
};
