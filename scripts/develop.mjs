// @ts-check
import { setTimeout as wait } from 'node:timers/promises';
import { printAddresses } from './addresses.mjs';
import { ensureInstalled } from './install.mjs';
import { runCommand, untilInterrupted } from './lifecycle.mjs';
import { openContent, planContent } from './openContent.mjs';
import { openNewsletter, planNewsletter } from './openNewsletter.mjs';
import { claimPorts, portFrom } from './ports.mjs';
import { Problem } from './problem.mjs';
import { runGatsby } from './site.mjs';

const POLL_MS = 1_000;

/** @param {string} url @returns {Promise<void>} once something answers there */
async function untilAnswers(url) {
  for (;;) {
    try {
      await fetch(url, { method: 'HEAD' });
      return;
    } catch {
      await wait(POLL_MS);
    }
  }
}

await runCommand(import.meta.url, async () => {
  const port = portFrom('PORT', 8000);
  const plan = await planContent();
  const newsletter = await planNewsletter();
  await claimPorts([
    { port, purpose: 'the site', variable: 'PORT' },
    ...plan.ports,
    ...newsletter.ports,
  ]);
  await ensureInstalled();

  const site = `http://localhost:${port}`;
  const content = await openContent(plan, {
    args: ['--webhook', `${site}/__refresh`, '--site', site],
    showOutput: true,
  });
  await openNewsletter(newsletter, site);
  const gatsby = runGatsby(['develop', '-p', String(port), '-H', 'localhost'], {
    ...content.environment,
    ...newsletter.environment,
    ENABLE_GATSBY_REFRESH_ENDPOINT: 'true',
    // While somebody writes, a link that leads nowhere yet is said, not an error.
    GATSBY_STRICT_CONTENT: 'false',
  }).then((code) => {
    throw new Problem(`gatsby develop ended (code ${code}). The cause stands above.`);
  });
  // Not before: Gatsby clears the screen of a terminal when it begins.
  const announced = untilAnswers(site).then(() => {
    printAddresses({ site, content: content.description, newsletter: newsletter.description });
    return untilInterrupted();
  });
  await Promise.race([content.failed, gatsby, announced]);
});
