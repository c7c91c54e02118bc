import type { GatsbyNode } from 'gatsby';
import { writeMedia } from './media/writeMedia';
import { writeRedirects } from './redirects/writeRedirects';
import { writeSearch } from './search/writeSearch';
import { writeServiceWorker } from './serviceWorker/writeServiceWorker';
import { writeSubscriptions } from './subscriptions/writeSubscriptions';

/**
 * Writes what is no page: old addresses for hosts, files for search engines and subscribers, the index of
 * the site's own search, the images that pages and files show, and the service worker.
 */
export const onPostBuild: GatsbyNode['onPostBuild'] = async (args) => {
  writeRedirects(args);
  await writeSubscriptions(args);
  await writeSearch(args);
  await writeMedia(args);
  // The last: it names what the others have written.
  await writeServiceWorker();
};
