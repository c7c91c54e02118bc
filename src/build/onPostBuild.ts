import type { GatsbyNode } from 'gatsby';
import { writeServiceWorker } from '../../plugins/gatsby-plugin-offline/src/build/writeServiceWorker';
import { writeMedia } from './media/writeMedia';
import { offlineOptions } from './offlineOptions';
import { writeRedirects } from './redirects/writeRedirects';
import { writeSearch } from './search/writeSearch';
import { writeSubscriptions } from './subscriptions/writeSubscriptions';

/**
 * Writes the files that are not pages: redirects for hosts, feeds, calendars, sitemap, the search
 * index, media files, and the service worker.
 */
export const onPostBuild: GatsbyNode['onPostBuild'] = async (args) => {
  writeRedirects(args);
  await writeSubscriptions(args);
  await writeSearch(args);
  await writeMedia(args);
  // Last, because the service worker lists files that the others write.
  await writeServiceWorker(offlineOptions());
};
