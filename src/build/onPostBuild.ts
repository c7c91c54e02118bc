import type { GatsbyNode } from 'gatsby';
import { writeServiceWorker } from '../../plugins/gatsby-plugin-offline/src/writeServiceWorker';
import { toServerRules } from './hosting/toServerRules';
import { writeHosting } from './hosting/writeHosting';
import { writeMedia } from './media/writeMedia';
import { offlineOptions } from './offlineOptions';
import { finishBuild, recordFiles } from './publishing/buildRecord';
import { writeNextChange } from './publishing/writeNextChange';
import { recallBuiltFiles } from './readBuiltFiles';
import { lastContent } from './readContent';
import { readSiteUrl } from './readSite';
import { writeSearch } from './search/writeSearch';
import { writeSubscriptions } from './subscriptions/writeSubscriptions';

/**
 * Writes the files that are not pages: rules for hosts, feeds, calendars, sitemap, the date of the next change, the search
 * index, media files, and the service worker. Then the build is published with its rules.
 */
export const onPostBuild: GatsbyNode['onPostBuild'] = async (args) => {
  const content = lastContent();
  const known = await recallBuiltFiles(args.cache, await readSiteUrl(args.graphql));
  const files = await writeSubscriptions(args, content, known);
  const rules = await writeHosting(args, files, recordFiles(files));
  writeNextChange(args, content);
  await writeSearch(args, content);
  await writeMedia(args, known);
  // After the others, because the service worker lists files that they write.
  await writeServiceWorker(offlineOptions());
  const compressed = await finishBuild(toServerRules(rules));
  args.reporter.info(`${compressed} files compressed with brotli and gzip`);
};
