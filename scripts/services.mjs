// @ts-check
import { BroadcastChannel, isMainThread, workerData } from 'node:worker_threads';
import { tsImport } from 'tsx/esm/api';
import { allowedHosts } from './allowedHosts.mjs';
import { startNewsletterSink } from './newsletterSink.mjs';
import { CONTENT_PORT, freePort, NEWSLETTER_PORT, portFrom } from './ports.mjs';
import { readEnvironment } from './readEnvironment.mjs';

/** @typedef {import('../src/build/startServices').StartedServices} StartedServices */
/** @typedef {import('../src/build/startServices').ServicesOptions} ServicesOptions */

/**
 * Starts the content service, unless a Prismic repository or another endpoint is configured, and the
 * newsletter's receiver, unless the form posts elsewhere. Both run in this thread, on the usual ports or the
 * next free ones.
 *
 * @param {ServicesOptions} options
 * @param {() => void} [onChange] called after every change of the content
 * @returns {Promise<StartedServices>}
 */
export async function openServices({ strict, site, hasNewsletter }, onChange = () => {}) {
  const settings = readEnvironment();
  /** @type {StartedServices} */
  const started = {};
  if (!settings['PRISMIC_REPOSITORY'] && !settings['PRISMIC_ENDPOINT']) {
    const port = await freePort(portFrom('CONTENT_PORT', CONTENT_PORT), 'the content service');
    /** @type {typeof import('../content-service/src/startContentService')} */
    const { startContentService } = await tsImport(
      '../content-service/src/startContentService.ts',
      import.meta.url,
    );
    const options = { port, strict, site, allowedHosts: allowedHosts(), onChange };
    const content = await startContentService(options);
    started.content = content.url;
    started.documents = content.documentCount();
  }
  const postsElsewhere = settings['GATSBY_NEWSLETTER_ACTION'] || settings['PRISMIC_REPOSITORY'];
  if (hasNewsletter && !postsElsewhere) {
    const port = await freePort(portFrom('NEWSLETTER_PORT', NEWSLETTER_PORT), 'the newsletter');
    const field = settings['GATSBY_NEWSLETTER_FIELD'] || 'EMAIL';
    started.newsletter = (await startNewsletterSink({ port, field, site })).url;
  }
  return started;
}

/** @param {Error} error @returns {string} without a stack if the message is for people */
function messageOf({ constructor, message, stack = message }) {
  return ['ContentServiceError', 'Problem'].includes(constructor.name) ? message : stack;
}

// In the thread of src/build/startServices.ts.
if (!isMainThread) {
  const { options, changes, isDone, outcome } = workerData;
  const channel = new BroadcastChannel(changes);
  outcome.postMessage(
    await openServices(options, () => channel.postMessage('changed')).then(
      (started) => ({ started }),
      (error) => ({ error: messageOf(error) }),
    ),
  );
  Atomics.store(isDone, 0, 1);
  Atomics.notify(isDone, 0);
}
