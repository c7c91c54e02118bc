// @ts-check
import { provideChromium } from './chromium.mjs';
import { runForeignTests } from './foreignTests.mjs';
import { ensureInstalled } from './install.mjs';
import { runCommand } from './lifecycle.mjs';

/**
 * Makes the tarballs of the packages, and tests them in sites that know nothing of this project:
 *
 *   npm run test:foreign
 */
await runCommand(import.meta.url, async () => {
  await ensureInstalled();
  return runForeignTests({ chromium: await provideChromium() });
});
