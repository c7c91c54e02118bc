// @ts-check
import { setTimeout as wait } from 'node:timers/promises';
import { printAddresses } from './addresses.mjs';
import { runCommand, untilInterrupted } from './lifecycle.mjs';
import { Problem } from './problem.mjs';
import { openServices } from './services.mjs';
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
  const services = await openServices({
    usualPort: 8000,
    contentArgs: (site) => ['--webhook', `${site}/__refresh`],
    showOutput: true,
  });
  const gatsby = runGatsby(['develop', '-p', String(services.port), '-H', 'localhost'], {
    ...services.environment,
    ENABLE_GATSBY_REFRESH_ENDPOINT: 'true',
    // While somebody writes, a link that leads nowhere yet is said, not an error.
    GATSBY_STRICT_CONTENT: 'false',
  }).then((code) => {
    throw new Problem(`gatsby develop ended (code ${code}). The cause stands above.`);
  });
  // Not before: Gatsby clears the screen of a terminal when it begins.
  const announced = untilAnswers(services.site).then(async () => {
    await printAddresses(services);
    return untilInterrupted();
  });
  await Promise.race([services.failed, gatsby, announced]);
});
