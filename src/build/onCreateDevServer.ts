import { BroadcastChannel } from 'node:worker_threads';
import type { GatsbyNode } from 'gatsby';
import { contentChanges } from './startServices';

/** Refreshes the pages in `gatsby develop` when a document of the content service changes. */
export const onCreateDevServer: GatsbyNode['onCreateDevServer'] = ({ emitter }) => {
  const changes = new BroadcastChannel(contentChanges);
  changes.onmessage = () => emitter.emit('WEBHOOK_RECEIVED', { webhookBody: {} });
};
