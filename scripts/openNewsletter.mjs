// @ts-check
import { readEnvFile } from './contentSource.mjs';
import { answersAsSink, startNewsletterSink } from './newsletterSink.mjs';
import { portFrom } from './ports.mjs';

/** @typedef {import('./ports.mjs').PortWish} PortWish */
/**
 * @typedef {object} NewsletterPlan
 * @property {'provider' | 'none' | 'sink'} kind
 * @property {string} description for people
 * @property {number} port of the sink
 * @property {string} field what the form calls the e-mail address
 * @property {boolean} isRunning
 * @property {PortWish[]} ports those that are still to be claimed
 * @property {Record<string, string>} environment what gatsby-config.ts must be told
 */

/** That of the sink, where the variable NEWSLETTER_PORT names no other. */
export const NEWSLETTER_PORT = 3101;

/**
 * @param {number} port of the sink
 * @returns {Record<string, string>} what gatsby-config.ts must be told
 */
export function sinkEnvironment(port) {
  return {
    GATSBY_NEWSLETTER_ACTION: `http://localhost:${port}/`,
    GATSBY_NEWSLETTER_CORS: 'true',
  };
}

/**
 * Decides where the newsletter's form leads, from the same two places as gatsby-config.ts: the
 * environment, then `.env`. The sink stands in for a provider where the content is the embedded one.
 *
 * @param {{ mayReuse?: boolean, directory?: string, environment?: NodeJS.ProcessEnv }} [options]
 *   `mayReuse`: whether a sink that already runs on the port will do
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
  const isRunning = mayReuse && (await answersAsSink(port));
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
 * Starts the sink where the plan has one; it ends with the process.
 *
 * @param {NewsletterPlan} plan
 * @param {string} site where the site is served
 */
export async function openNewsletter({ kind, port, field, isRunning }, site) {
  if (kind === 'sink' && !isRunning) await startNewsletterSink({ port, field, site });
}
