// @ts-check
import { printAddresses } from './addresses.mjs';
import { ensureInstalled } from './install.mjs';
import { runCommand, untilInterrupted } from './lifecycle.mjs';
import { openContent, planContent } from './openContent.mjs';
import { openNewsletter, planNewsletter } from './openNewsletter.mjs';
import { claimPorts, portFrom } from './ports.mjs';
import { buildSite, SITE_DIRECTORY } from './site.mjs';
import { startStaticServer } from './staticServer.mjs';

await runCommand(import.meta.url, async () => {
  const port = portFrom('PORT', 9000);
  const plan = await planContent();
  const newsletter = await planNewsletter();
  await claimPorts([
    { port, purpose: 'the site', variable: 'PORT' },
    ...plan.ports,
    ...newsletter.ports,
  ]);
  await ensureInstalled();

  const address = `http://localhost:${port}`;
  const content = await openContent(plan, { args: ['--strict', '--site', address] });
  await openNewsletter(newsletter, address);
  console.log(`Building the site from ${content.description}`);
  await Promise.race([
    content.failed,
    buildSite({ ...content.environment, ...newsletter.environment }),
  ]);
  const site = await startStaticServer({ directory: SITE_DIRECTORY, port });
  printAddresses({
    site: site.url,
    content: content.description,
    newsletter: newsletter.description,
  });
  await Promise.race([content.failed, untilInterrupted()]);
});
