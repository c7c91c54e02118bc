// @ts-check
import { ensureInstalled } from './install.mjs';
import { openContent, planContent } from './openContent.mjs';
import { openNewsletter, planNewsletter } from './openNewsletter.mjs';
import { claimPorts, portFrom } from './ports.mjs';

/**
 * @typedef {object} Services
 * @property {number} port of the site
 * @property {string} site address of the site, without a final slash
 * @property {string} content where the content comes from, in words for the terminal
 * @property {string} newsletter where the form leads, in words for the terminal
 * @property {Record<string, string>} environment variables that gatsby-config.ts needs
 * @property {Promise<never>} failed rejects with a Problem when the content service ends
 */

/**
 * Starts what a command needs that serves the site. Claims all ports first, so that a taken port is
 * reported before anything slow; then installs the packages; then starts the content service and the
 * newsletter's sink.
 *
 * @param {object} options
 * @param {number} options.usualPort port of the site, unless the variable PORT is set
 * @param {boolean} [options.mayReuse] whether to use services that run already
 * @param {string[]} [options.contentArgs] for the content service, beside `--site`
 * @returns {Promise<Services>}
 * @throws {Problem} when a port is taken, or the packages or the content are not available
 */
export async function openServices({ usualPort, mayReuse = false, contentArgs = [] }) {
  const port = portFrom('PORT', usualPort);
  const contentPlan = await planContent({ mayReuse });
  const newsletterPlan = await planNewsletter({ mayReuse });
  await claimPorts([
    { port, purpose: 'the site', variable: 'PORT' },
    ...contentPlan.ports,
    ...newsletterPlan.ports,
  ]);
  await ensureInstalled();

  const site = `http://localhost:${port}`;
  const content = await openContent(contentPlan, [...contentArgs, '--site', site]);
  await openNewsletter(newsletterPlan, site);
  return {
    port,
    site,
    content: content.description,
    newsletter: newsletterPlan.description,
    environment: { ...content.environment, ...newsletterPlan.environment },
    failed: content.failed,
  };
}
