import { BroadcastChannel } from 'node:worker_threads';
import type { GatsbyNode, NodePluginArgs } from 'gatsby';
import { readPaths } from './readSite';
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

type Request = { originalUrl: string };
type Response = { redirect: (status: number, address: string) => void };

/** A handler for Express that redirects to a page from its address in decomposed Unicode (NFD). */
export function redirectDecomposed(getNodesByType: NodePluginArgs['getNodesByType']) {
  return ({ originalUrl }: Request, response: Response, next: () => void): void => {
    const [, path = '', search = ''] = /^([^?]*)(\?.*)?$/.exec(originalUrl) ?? [];
    const requested = decode(path);
    const composed = requested.normalize();
    const page = composed.endsWith('/') ? composed : `${composed}/`;
    if (composed !== requested && readPaths(getNodesByType).includes(page)) {
      response.redirect(301, encodeURI(page) + search);
    } else next();
  };
}

/** @returns the text itself if it is wrongly encoded */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
