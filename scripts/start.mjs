// @ts-check
import { printAddresses } from './addresses.mjs';
import { runCommand, untilInterrupted } from './lifecycle.mjs';
import { openServices } from './services.mjs';
import { buildSite, SITE_DIRECTORY } from './site.mjs';
import { startStaticServer } from './staticServer.mjs';

await runCommand(import.meta.url, async () => {
  const services = await openServices({ usualPort: 9000, contentArgs: ['--strict'] });
  console.log(`Building the site from ${services.content}`);
  await Promise.race([services.failed, buildSite(services.environment)]);
  await startStaticServer({ directory: SITE_DIRECTORY, port: services.port });
  await printAddresses(services);
  await Promise.race([services.failed, untilInterrupted()]);
});
