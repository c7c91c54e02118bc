// @ts-check
import { tsImport } from 'tsx/esm/api';
import { allowedHosts } from './allowedHosts.mjs';
import { contentSource, readEnvFile } from './contentSource.mjs';
import { startNewsletterSink } from './newsletterSink.mjs';
import { CONTENT_PORT, freePort, NEWSLETTER_PORT, portFrom } from './ports.mjs';

/** @typedef {import('../src/build/startServices').StartedServices} StartedServices */

/**
 * @typedef {object} ServicesOptions
 * @property {boolean} strict whether a problem in the content is an error
 * @property {string} site address of the site, without a final slash
 * @property {boolean} hasNewsletter whether to start the newsletter's receiver, if no provider is configured
 * @property {() => void} [onChange] called after every change of the content
 */

/**
 * Starts the content service, unless a Prismic repository or another endpoint is configured, and the
 * newsletter's receiver. Both run in this thread, on the usual ports or the next free ones.
 *
 * @param {ServicesOptions} options
 * @returns {Promise<StartedServices>}
 */
export async function openServices({ strict, site, hasNewsletter, onChange }) {
  /** @type {StartedServices} */
  const started = {};
  const settings = { ...readEnvFile(), ...process.env };
  const source = contentSource(settings);
  if (source.kind === 'embedded') {
    const port = await freePort(portFrom('CONTENT_PORT', CONTENT_PORT), 'the content service');
    /** @type {typeof import('../content-service/src/startContentService')} */
    const { startContentService } = await tsImport(
      '../content-service/src/startContentService.ts',
      import.meta.url,
    );
    const content = await startContentService({
      ...{ port, strict, site, allowedHosts: allowedHosts() },
      ...(onChange && { onChange }),
    });
    started.content = content.url;
    started.documents = content.documentCount();
  }
  if (hasNewsletter && source.kind !== 'prismic' && !settings['GATSBY_NEWSLETTER_ACTION']) {
    const newsletter = await startNewsletterSink({
      port: await freePort(portFrom('NEWSLETTER_PORT', NEWSLETTER_PORT), 'the newsletter'),
      field: settings['GATSBY_NEWSLETTER_FIELD'] || 'EMAIL',
      site,
    });
    started.newsletter = newsletter.url;
  }
  return started;
}
