// @ts-check
import { ensureInstalled } from './install.mjs';
import { runCommand } from './lifecycle.mjs';
import { openContent, planContent } from './openContent.mjs';
import { planNewsletter } from './openNewsletter.mjs';
import { claimPorts } from './ports.mjs';
import { buildSite, SITE_DIRECTORY } from './site.mjs';

await runCommand(import.meta.url, async () => {
  const plan = await planContent({ mayReuse: true });
  const newsletter = await planNewsletter();
  await claimPorts(plan.ports);
  await ensureInstalled();

  const content = await openContent(plan, { args: ['--strict'] });
  console.log(`Building the site from ${content.description}`);
  await Promise.race([
    content.failed,
    buildSite({ ...content.environment, ...newsletter.environment }),
  ]);
  await content.stop();
  console.log(`\nThe site is in ${SITE_DIRECTORY}/. To look at it: npm run serve`);
});
