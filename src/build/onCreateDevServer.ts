import { BroadcastChannel } from 'node:worker_threads';
import type { GatsbyNode } from 'gatsby';
import { redirectDecomposed } from './redirects/redirectDecomposed';
import { contentChanges } from './startServices';

/**
 * Refreshes the pages in `gatsby develop` when a document of the content service changes, and redirects the addresses
 * in decomposed Unicode that the build redirects (planRedirects.ts).
 */
export const onCreateDevServer: GatsbyNode['onCreateDevServer'] = ({
  app,
  emitter,
  getNodesByType,
}) => {
  app.use(redirectDecomposed(getNodesByType));
  const changes = new BroadcastChannel(contentChanges);
  changes.onmessage = () => emitter.emit('WEBHOOK_RECEIVED', { webhookBody: {} });
};
