// @ts-check
import { existsSync } from 'node:fs';
import { requireEngines, runEngineTests } from './engineTests.mjs';
import { ensureInstalled } from './install.mjs';
import { runCommand } from './lifecycle.mjs';
import { openNewsletter, planNewsletter } from './openNewsletter.mjs';
import { claimPorts } from './ports.mjs';
import { Problem } from './problem.mjs';

await runCommand(import.meta.url, async () => {
  const engines = requireEngines(process.argv.slice(2));
  if (!existsSync('public/index.html')) {
    throw new Problem('There is no build yet. Run npm run build.');
  }
  // Each test serves the build on a port of its own; the build names the newsletter's address.
  const newsletter = await planNewsletter({ mayReuse: true });
  await claimPorts(newsletter.ports);
  await ensureInstalled();
  const sink = newsletter.environment['GATSBY_NEWSLETTER_ACTION'];
  if (!sink) throw new Problem('These tests need a build with the sample content and its sink.');
  await openNewsletter(newsletter, 'http://localhost:9000');
  return runEngineTests(engines, {
    isBrief: false,
    environment: { CI: 'true', BASE_URL: 'http://localhost:9000', NEWSLETTER_URL: sink },
  });
});
