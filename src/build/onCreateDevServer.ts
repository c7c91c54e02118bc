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
  const listen = () => {
    emitter.off('COMPILATION_DONE', listen);
    // After Gatsby has noted that its servers run.
    setImmediate(() => {
      const changes = new BroadcastChannel(contentChanges);
      changes.unref();
      changes.onmessage = () => emitter.emit('WEBHOOK_RECEIVED', { webhookBody: {} });
      // The answer is a change if there was one since the service was started.
      changes.postMessage('listening');
    });
  };
  // Gatsby starts its servers a second time when it is refreshed before the first compilation is done.
  emitter.on('COMPILATION_DONE', listen);
};
