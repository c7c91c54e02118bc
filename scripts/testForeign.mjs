// @ts-check
import { provideChromium } from './chromium.mjs';
import { ensureInstalled } from './install.mjs';
import { runCommand } from './lifecycle.mjs';
import { Problem } from './problem.mjs';
import { runProcess } from './processes.mjs';

/**
 * Makes the tarballs of the packages, and tests them in sites that know nothing of this project:
 *
 *   npm run test:foreign
 *
 * Each site installs Gatsby by npm in a temporary folder, so it needs npm's registry or its cache.
 */
await runCommand(import.meta.url, async () => {
  await ensureInstalled();
  const chromium = await provideChromium();
  const node = process.execPath;
  if ((await runProcess(node, ['--import', 'tsx', 'scripts/pack.ts'])) !== 0) {
    throw new Problem('The packages could not be made (above).');
  }
  const playwright = ['node_modules/@playwright/test/cli.js', 'test', '--project=foreign sites'];
  return runProcess(node, playwright, {
    env: {
      CI: 'true',
      TEST_FOREIGN: '1',
      // The sites have addresses of their own.
      BASE_URL: 'http://localhost',
      CHROMIUM_PATH: chromium,
    },
  });
});
