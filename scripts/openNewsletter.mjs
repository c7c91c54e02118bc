// @ts-check
import { readEnvFile } from './contentSource.mjs';
import { isNewsletterSink, startNewsletterSink } from './newsletterSink.mjs';
import { NEWSLETTER_PORT, portFrom } from './ports.mjs';

/** @typedef {import('./ports.mjs').PortWish} PortWish */
/**
 * @typedef {object} NewsletterPlan
 * @property {'provider' | 'none' | 'sink'} kind
 * @property {string} description where the form leads, in words for the terminal
 * @property {number} port of the sink
 * @property {string} field name of the form's e-mail field
 * @property {boolean} isRunning
 * @property {PortWish[]} ports the ports that are still to be claimed
 * @property {Record<string, string>} environment variables that gatsby-config.ts needs
 */

/**
 * @param {number} port of the sink
 * @returns {Record<string, string>} variables that gatsby-config.ts needs
 */
export function sinkEnvironment(port) {
  return {
    GATSBY_NEWSLETTER_ACTION: `http://localhost:${port}/`,
    GATSBY_NEWSLETTER_CORS: 'true',
  };
}

/**
 * Decides where the newsletter's form leads. Reads the environment and then `.env`, as gatsby-config.ts
 * does. With the content service of this project, the sink stands in for a provider.
 *
 * @param {{ mayReuse?: boolean, directory?: string, environment?: NodeJS.ProcessEnv }} [options]
 *   `mayReuse`: whether to use a sink that already runs on the port
 * @returns {Promise<NewsletterPlan>}
 */
export async function planNewsletter({
  mayReuse = false,
  directory = '.',
  environment = process.env,
} = {}) {
  const settings = { ...readEnvFile(directory), ...environment };
  const action = settings['GATSBY_NEWSLETTER_ACTION'];
  const port = portFrom('NEWSLETTER_PORT', NEWSLETTER_PORT, environment);
  const field = settings['GATSBY_NEWSLETTER_FIELD'] || 'EMAIL';
  const rest = { port, field, isRunning: false, ports: [], environment: {} };
  if (action) {
    return { ...rest, kind: 'provider', description: `${action} (GATSBY_NEWSLETTER_ACTION)` };
  }
  if (settings['PRISMIC_REPOSITORY']) {
    return { ...rest, kind: 'none', description: 'no form (GATSBY_NEWSLETTER_ACTION is not set)' };
  }
  const isRunning = mayReuse && (await isNewsletterSink(port));
  const wish = { port, purpose: 'the newsletter', variable: 'NEWSLETTER_PORT' };
  return {
    ...rest,
    kind: 'sink',
    description: `http://localhost:${port}/${isRunning ? ' (was running already)' : ''}`,
    isRunning,
    ports: isRunning ? [] : [wish],
    environment: sinkEnvironment(port),
  };
}

/**
 * Starts the sink if the plan has one. It ends with the process.
 *
 * @param {NewsletterPlan} plan
 * @param {string} site where the site is served
 */
export async function openNewsletter({ kind, port, field, isRunning }, site) {
  if (kind === 'sink' && !isRunning) await startNewsletterSink({ port, field, site });
}
