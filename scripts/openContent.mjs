// @ts-check
import { isContentService, endpointOf, startContentService } from './contentService.mjs';
import { contentSource } from './contentSource.mjs';
import { CONTENT_PORT, portFrom } from './ports.mjs';

/** @typedef {import('./contentSource.mjs').ContentSource} ContentSource */
/** @typedef {import('./ports.mjs').PortWish} PortWish */
/** @typedef {{ source: ContentSource, port: number, isRunning: boolean, ports: PortWish[] }} ContentPlan */
/**
 * @typedef {object} OpenContent
 * @property {string} description address or repository, in words for the terminal
 * @property {Record<string, string>} environment variables that gatsby-config.ts needs
 * @property {Promise<never>} failed rejects with a Problem when the content service ends
 * @property {() => Promise<void>} stop
 */

// A link to a missing document is an error in this project's own documents.
export const strictContent = { GATSBY_STRICT_CONTENT: 'true' };

/**
 * Decides where the content comes from. Quick, so that a taken port can be reported before slow work.
 *
 * @param {{ mayReuse?: boolean }} [options] `mayReuse`: whether to use a content service that already
 *   runs on the port
 * @returns {Promise<ContentPlan>} `ports`: the ports that are still to be claimed
 */
export async function planContent({ mayReuse = false } = {}) {
  const source = contentSource();
  const port = portFrom('CONTENT_PORT', CONTENT_PORT);
  const isRunning = source.kind === 'embedded' && mayReuse && (await isContentService(port));
  const needsPort = source.kind === 'embedded' && !isRunning;
  const wish = { port, purpose: 'the content service', variable: 'CONTENT_PORT' };
  return { source, port, isRunning, ports: needsPort ? [wish] : [] };
}

/** @type {Pick<OpenContent, 'failed' | 'stop'>} */
const runsElsewhere = { failed: new Promise(() => {}), stop: async () => {} };

/**
 * Makes the planned content available: starts the content service of this project if it is needed.
 *
 * @param {ContentPlan} plan
 * @param {readonly string[]} args for the content service
 * @returns {Promise<OpenContent>}
 * @throws {Problem} with a damaged document (strict), or when the service cannot start
 */
export async function openContent(plan, args) {
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
    const url = `http://localhost:${port}`;
    const environment = { ...strictContent, PRISMIC_ENDPOINT: endpointOf(url) };
    return { ...runsElsewhere, description: `${url}/ (was running already)`, environment };
  }
  const service = await startContentService({ port, args });
  return {
    ...service,
    description: `${service.url}/`,
    environment: { ...strictContent, PRISMIC_ENDPOINT: service.endpoint },
  };
}
