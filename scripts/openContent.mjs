// @ts-check
import {
  answersAsContentService,
  checkContent,
  endpointOf,
  startContentService,
} from './contentService.mjs';
import { contentSource } from './contentSource.mjs';
import { portFrom } from './ports.mjs';

/** @typedef {import('./contentSource.mjs').ContentSource} ContentSource */
/** @typedef {import('./ports.mjs').PortWish} PortWish */
/** @typedef {{ source: ContentSource, port: number, isRunning: boolean, ports: PortWish[] }} ContentPlan */
/**
 * @typedef {object} OpenContent
 * @property {string} description for people: an address or a repository
 * @property {Record<string, string>} environment what gatsby-config.ts must be told
 * @property {Promise<never>} failed rejects with a Problem when the content goes away
 * @property {() => Promise<void>} stop
 */

/** That of the content service, where the variable CONTENT_PORT names no other. */
export const CONTENT_PORT = 3100;

// The documents of this project must be whole: a link that leads nowhere stops the build.
export const strictContent = { GATSBY_STRICT_CONTENT: 'true' };

/**
 * Decides where the content comes from, which takes no time, so that a taken port is known first.
 *
 * @param {{ mayReuse?: boolean }} [options] whether a content service that already runs on the port
 *   will do
 * @returns {Promise<ContentPlan>} `ports`: those that are still to be claimed
 */
export async function planContent({ mayReuse = false } = {}) {
  const source = contentSource();
  const port = portFrom('CONTENT_PORT', CONTENT_PORT);
  const isRunning = source.kind === 'embedded' && mayReuse && (await answersAsContentService(port));
  const needsPort = source.kind === 'embedded' && !isRunning;
  const wish = { port, purpose: 'the content service', variable: 'CONTENT_PORT' };
  return { source, port, isRunning, ports: needsPort ? [wish] : [] };
}

/** @type {Pick<OpenContent, 'failed' | 'stop'>} */
const runsElsewhere = { failed: new Promise(() => {}), stop: async () => {} };

/**
 * Makes the planned content available: starts the content service of this project where it is used.
 *
 * @param {ContentPlan} plan
 * @param {{ args: readonly string[], showOutput?: boolean }} options for the content service
 * @returns {Promise<OpenContent>}
 * @throws {Problem} with a damaged document (strict), or when the service cannot start
 */
export async function openContent(plan, { args, showOutput = false }) {
  const { source, port } = plan;
  if (source.kind === 'prismic') {
    const description = `Prismic repository ${source.repository} (PRISMIC_REPOSITORY)`;
    return { ...runsElsewhere, description, environment: {} };
  }
  if (source.kind === 'endpoint') {
    const description = `${source.endpoint} (PRISMIC_ENDPOINT)`;
    return { ...runsElsewhere, description, environment: { PRISMIC_ENDPOINT: source.endpoint } };
  }
  if (plan.isRunning) {
    if (args.includes('--strict')) await checkContent();
    const url = `http://localhost:${port}`;
    const environment = { ...strictContent, PRISMIC_ENDPOINT: endpointOf(url) };
    return { ...runsElsewhere, description: `${url}/ (was running already)`, environment };
  }
  const service = await startContentService({ port, args, showOutput });
  return {
    ...service,
    description: `${service.url}/`,
    environment: { ...strictContent, PRISMIC_ENDPOINT: service.endpoint },
  };
}
