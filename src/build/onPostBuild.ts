import type { GatsbyNode } from 'gatsby';
import { writeServiceWorker } from '../../plugins/gatsby-plugin-offline/src/build/writeServiceWorker';
import { keepAnswers } from '../../plugins/gatsby-source-prismic-graphql/src/hooks/keepAnswers';
import { writeMedia } from './media/writeMedia';
import { offlineOptions } from './offlineOptions';
import { finishBuild } from './publishing/finishBuild';
import { writeRedirects } from './redirects/writeRedirects';
import { writeSearch } from './search/writeSearch';
import { writeSubscriptions } from './subscriptions/writeSubscriptions';

/**
 * Writes the files that are not pages: redirects for hosts, feeds, calendars, sitemap, the search
 * index, media files, and the service worker. Then the build is published, and the answers of the
 * repository are kept for a build that it fails.
 */
export const onPostBuild: GatsbyNode['onPostBuild'] = async (args) => {
  writeRedirects(args);
  await writeSubscriptions(args);
  await writeSearch(args);
  await writeMedia(args);
  // After the others, because the service worker lists files that they write.
  await writeServiceWorker(offlineOptions());
  finishBuild();
  await keepAnswers(args);
};
