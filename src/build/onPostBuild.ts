import type { GatsbyNode } from 'gatsby';
import { writeServiceWorker } from '../../plugins/gatsby-plugin-offline/src/writeServiceWorker';
import { writeHosting } from './hosting/writeHosting';
import { writeMedia } from './media/writeMedia';
import { offlineOptions } from './offlineOptions';
import { recordFiles } from './publishing/buildRecord';
import { finishBuild } from './publishing/finishBuild';
import { writeNextChange } from './publishing/writeNextChange';
import { recallBuiltFiles } from './readBuiltFiles';
import { readSiteUrl } from './readSiteUrl';
import { writeSearch } from './search/writeSearch';
import { readDatedContent } from './subscriptions/readDatedContent';
import { writeSubscriptions } from './subscriptions/writeSubscriptions';

/**
 * Writes the files that are not pages: rules for hosts, feeds, calendars, sitemap, the date of the next change, the search
 * index, media files, and the service worker. Then the build is compressed and published.
 */
export const onPostBuild: GatsbyNode['onPostBuild'] = async (args) => {
  const dated = await readDatedContent(args.graphql);
  const known = await recallBuiltFiles(args.cache, await readSiteUrl(args.graphql));
  const files = await writeSubscriptions(args, dated, known);
  await writeHosting(args, files, recordFiles(files));
  writeNextChange(args, dated);
  await writeSearch(args);
  await writeMedia(args, known);
  // After the others, because the service worker lists files that they write.
  await writeServiceWorker(offlineOptions());
  const compressed = await finishBuild();
  args.reporter.info(`${compressed} files compressed with brotli and gzip`);
};
