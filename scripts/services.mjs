// @ts-check
import { ensureInstalled } from './install.mjs';
import { openContent, planContent } from './openContent.mjs';
import { openNewsletter, planNewsletter } from './openNewsletter.mjs';
import { claimPorts, portFrom } from './ports.mjs';

/**
 * @typedef {object} Services
 * @property {number} port of the site
 * @property {string} site its address, without a final slash
 * @property {string} content for people: where the content comes from
 * @property {string} newsletter for people: where the form leads
 * @property {Record<string, string>} environment what gatsby-config.ts must be told
 * @property {Promise<never>} failed rejects with a Problem when the content goes away
 */

/**
 * What a command that serves the site begins with: claims all ports, then installs the packages, then
 * opens the content and the newsletter. A taken port is known before anything that takes long.
 *
 * @param {object} options
 * @param {number} options.usualPort of the site, where the variable PORT names no other
 * @param {boolean} [options.mayReuse] whether services that run already will do
 * @param {(site: string) => string[]} [options.contentArgs] for the content service, beside `--site`
 * @param {boolean} [options.showOutput] that of the content service
 * @returns {Promise<Services>}
 * @throws {Problem} when a port, the packages or the content cannot be had
 */
export async function openServices({
  usualPort,
  mayReuse = false,
  contentArgs = () => [],
  showOutput = false,
}) {
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
  const args = [...contentArgs(site), '--site', site];
  const content = await openContent(contentPlan, { args, showOutput });
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
