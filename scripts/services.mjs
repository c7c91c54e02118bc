// @ts-check
import { createRequire } from 'node:module';
import { BroadcastChannel, isMainThread, workerData } from 'node:worker_threads';
import { register } from 'tsx/cjs/api';
import { allowedHosts } from './allowedHosts.mjs';
import { startNewsletterReceiver } from './newsletterReceiver.mjs';
import { freePort, portFrom } from './ports.mjs';
import { Problem } from './lifecycle.mjs';
import { readEnvironment } from './readEnvironment.mjs';

/** `tsImport` has no cache, so it would compile all files. @param {string} file from this folder */
export function requireTypeScript(file) {
  const unregister = register();
  try {
    return createRequire(import.meta.url)(file);
  } finally {
    unregister();
  }
}

/** @typedef {import('../src/build/startServices').StartedServices} StartedServices */
/** @typedef {import('../src/build/startServices').ServicesOptions} ServicesOptions */

/**
 * Starts the content service if no endpoint is configured, and the newsletter's receiver if the form
 * has no other target. @param {ServicesOptions} options
 * @param {() => void} [onChange] of the content @returns {Promise<StartedServices>}
 */
export async function openServices(options, onChange = () => {}) {
  const { strict, site, hasNewsletter, mayTakeNextPort } = options;
  /** @param {number} port @param {string} purpose */
  const choose = async (port, purpose) => (mayTakeNextPort ? freePort(port, purpose) : port);
  const settings = readEnvironment();
  /** @type {StartedServices} */
  const started = {};
  if (!settings['PRISMIC_REPOSITORY'] && !settings['PRISMIC_ENDPOINT']) {
    const port = await choose(portFrom('CONTENT_PORT'), 'the content service');
    const file = '../content-service/src/startContentService.ts';
    /** @type {typeof import('../content-service/src/startContentService')} */
    const { startContentService } = requireTypeScript(file);
    const content = await startContentService({
      ...{ port, strict, site, onChange },
      allowedHosts: allowedHosts(),
    }).catch((error) => {
      throw error.constructor.name === 'ContentServiceError' ? new Problem(error.message) : error;
    });
    started.content = content.url;
    started.documents = content.documentCount();
  }
  const postsElsewhere = settings['GATSBY_NEWSLETTER_ACTION'] || settings['PRISMIC_REPOSITORY'];
  if (hasNewsletter && !postsElsewhere) {
    const port = await choose(portFrom('NEWSLETTER_PORT'), 'the newsletter');
    const field = settings['GATSBY_NEWSLETTER_FIELD'] || 'EMAIL';
    started.newsletter = (await startNewsletterReceiver({ port, field, site })).url;
  }
  return started;
}

if (!isMainThread) {
  const { sitePort, options, changes, isDone, outcome } = workerData;
  const channel = new BroadcastChannel(changes);
  let hasChanged = false;
  const announce = () => channel.postMessage('changed');
  // `gatsby develop` begins to listen late and then sends a message (src/build/onCreateDevServer.ts).
  // A change before that message is announced again.
  channel.onmessage = () => {
    if (hasChanged) announce();
  };
  const onChange = () => {
    hasChanged = true;
    announce();
  };
  try {
    const site = `http://localhost:${portFrom('PORT', sitePort)}`;
    outcome.postMessage({ started: await openServices({ ...options, site }, onChange) });
  } catch (error) {
    const { message, stack } = /** @type {Error} */ (error);
    outcome.postMessage({ error: error instanceof Problem ? message : stack });
  }
  Atomics.store(isDone, 0, 1);
  Atomics.notify(isDone, 0);
}
