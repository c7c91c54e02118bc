import type { GatsbyNode } from 'gatsby';
import { writeServiceWorker } from '../../plugins/gatsby-plugin-offline/src/writeServiceWorker';
import { toServerRules } from './hosting/toServerRules';
import { writeHosting } from './hosting/writeHosting';
import { writeMedia } from './media/writeMedia';
import { offlineOptions } from './offlineOptions';
import { finishBuild, recordFiles } from './publishing/buildRecord';
import { writeNextChange } from './publishing/writeNextChange';
import { loadBuiltFiles } from './readBuiltFiles';
import { lastContent } from './readContent';
import { readSiteUrl } from './readSite';
import { writeSearch } from './search/writeSearch';
import { writeSubscriptions } from './subscriptions/writeSubscriptions';

export const onPostBuild: GatsbyNode['onPostBuild'] = async (args) => {
  const content = lastContent();
  const known = await loadBuiltFiles(args.cache, await readSiteUrl(args.graphql));
  const files = await writeSubscriptions(args, content, known);
  const rules = await writeHosting(args, files, recordFiles(files));
  writeNextChange(args, content);
  await writeSearch(args, content);
  await writeMedia(args, known);
  // The service worker lists files that the steps above write.
  await writeServiceWorker(offlineOptions());
  const compressed = await finishBuild(toServerRules(rules));
  args.reporter.info(`${compressed} files compressed with brotli and gzip`);
};
