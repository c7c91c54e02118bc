// @ts-check
import { BroadcastChannel, workerData } from 'node:worker_threads';
import { tsImport } from 'tsx/esm/api';
import { allowedHosts } from './allowedHosts.mjs';
import { startNewsletterSink } from './newsletterSink.mjs';
import { CONTENT_PORT, freePort, NEWSLETTER_PORT, portFrom } from './ports.mjs';

/**
 * The content service and the newsletter's sink in a thread of Gatsby's process, so that they end with
 * it, however it ends (src/build/startServices.ts starts the thread).
 *
 * @typedef {import('../src/build/startServices').ServicesOptions} ServicesOptions
 * @typedef {import('../src/build/startServices').StartedServices} StartedServices
 * @typedef {import('../src/build/startServices').Outcome} Outcome
 */

/**
 * @param {ServicesOptions} options
 * @returns {Promise<StartedServices>}
 */
async function start({ strict, site, hasSink, changes }) {
  /** @type {typeof import('../content-service/src/startContentService')} */
  const { startContentService } = await tsImport(
    '../content-service/src/startContentService.ts',
    import.meta.url,
  );
  const channel = new BroadcastChannel(changes);
  const content = await startContentService({
    port: await freePort(portFrom('CONTENT_PORT', CONTENT_PORT)),
    strict,
    site,
    allowedHosts: allowedHosts(),
    onChange: () => channel.postMessage('changed'),
  });
  const started = { content: content.url, documents: content.documentCount() };
  if (!hasSink) return started;
  const sink = await startNewsletterSink({
    port: await freePort(portFrom('NEWSLETTER_PORT', NEWSLETTER_PORT)),
    field: process.env['GATSBY_NEWSLETTER_FIELD'] || 'EMAIL',
    site,
  });
  return { ...started, newsletter: sink.url };
}

/** @param {unknown} error @returns {string} without a stack where the message is for people */
function messageOf(error) {
  if (!(error instanceof Error)) return String(error);
  const isExpected = ['ContentServiceError', 'Problem'].includes(error.constructor.name);
  return isExpected ? error.message : (error.stack ?? error.message);
}

const { options, isDone, outcome } = workerData;
/** @param {Outcome} value */
const finish = (value) => {
  outcome.postMessage(value);
  Atomics.store(isDone, 0, 1);
  Atomics.notify(isDone, 0);
};
start(options).then(
  (started) => finish({ started }),
  (error) => finish({ error: messageOf(error) }),
);
