// @ts-check
import { existsSync } from 'node:fs';
import { printAddresses } from './addresses.mjs';
import { runCommand, untilInterrupted } from './lifecycle.mjs';
import { Problem } from './problem.mjs';
import { openServices } from './services.mjs';
import { SITE_DIRECTORY } from './site.mjs';
import { startStaticServer } from './staticServer.mjs';

await runCommand(import.meta.url, async () => {
  if (!existsSync(`${SITE_DIRECTORY}/index.html`)) {
    throw new Problem('There is no build yet. Run npm run build.');
  }
  const services = await openServices({ usualPort: 9000, mayReuse: true });
  await startStaticServer({ directory: SITE_DIRECTORY, port: services.port });
  await printAddresses(services);
  await Promise.race([services.failed, untilInterrupted()]);
});
