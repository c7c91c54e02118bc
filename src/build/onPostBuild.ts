import type { GatsbyNode } from 'gatsby';
import { writeServiceWorker } from '../../plugins/gatsby-plugin-offline/src/writeServiceWorker';
import { toServerRules, writeHosting } from './hosting/writeHosting';
import { writeMedia } from './media/writeMedia';
import { offlineOptions } from './offlineOptions';
import { finishBuild, recordFiles } from './publishing/buildRecord';
import { writeNextChange } from './publishing/writeNextChange';
import { lastContent } from './readContent';
import { writeSearch } from './search/writeSearch';
import { writeSubscriptions } from './subscriptions/writeSubscriptions';
import { writeTagManager } from './writeTagManager';

export const onPostBuild: GatsbyNode['onPostBuild'] = async (args) => {
  const content = lastContent();
  writeTagManager();
  const files = await writeSubscriptions(args, content);
  const rules = await writeHosting(args, files, recordFiles(files));
  writeNextChange(args, content);
  await writeSearch(args, content);
  await writeMedia(args);
  // The service worker lists files that the steps above write.
  await writeServiceWorker(offlineOptions());
  const compressed = await finishBuild(toServerRules(rules));
  args.reporter.info(`${compressed} files compressed with brotli and gzip`);
};
