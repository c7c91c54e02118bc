// @ts-check
import { existsSync } from 'node:fs';
import { printAddresses } from './addresses.mjs';
import { ensureInstalled } from './install.mjs';
import { runCommand, untilInterrupted } from './lifecycle.mjs';
import { openContent, planContent } from './openContent.mjs';
import { openNewsletter, planNewsletter } from './openNewsletter.mjs';
import { claimPorts, portFrom } from './ports.mjs';
import { Problem } from './problem.mjs';
import { SITE_DIRECTORY } from './site.mjs';
import { startStaticServer } from './staticServer.mjs';

await runCommand(import.meta.url, async () => {
  if (!existsSync(`${SITE_DIRECTORY}/index.html`)) {
    throw new Problem('Nothing is built yet: run npm run build');
  }
  const port = portFrom('PORT', 9000);
  const plan = await planContent({ mayReuse: true });
  const newsletter = await planNewsletter({ mayReuse: true });
  await claimPorts([
    { port, purpose: 'the site', variable: 'PORT' },
    ...plan.ports,
    ...newsletter.ports,
  ]);
  await ensureInstalled();

  const address = `http://localhost:${port}`;
  const content = await openContent(plan, { args: ['--site', address] });
  await openNewsletter(newsletter, address);
  const site = await startStaticServer({ directory: SITE_DIRECTORY, port });
  printAddresses({
    site: site.url,
    content: content.description,
    newsletter: newsletter.description,
  });
  await Promise.race([content.failed, untilInterrupted()]);
});
