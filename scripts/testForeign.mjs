// @ts-check
import { provideChromium } from './chromium.mjs';
import { ensureInstalled } from './install.mjs';
import { Problem, runCommand } from './lifecycle.mjs';
import { runProcess } from './processes.mjs';

// Tests the packages' tarballs in two Gatsby sites and with other package managers, or with `--brief`
// in one site. Needs npm's registry or its cache.

await runCommand(async () => {
  await ensureInstalled();
  const chromium = await provideChromium();
  const node = process.execPath;
  if ((await runProcess(node, ['--import', 'tsx', 'scripts/pack/pack.ts'])) !== 0) {
    throw new Problem('The packages could not be made. The message above says why.');
  }
  const reporters = process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] ? 'list,json' : 'list';
  const args = [
    ...['node_modules/@playwright/test/cli.js', 'test', '--config=e2e/foreign'],
    `--reporter=${reporters}`,
    ...(process.argv.includes('--brief') ? ['--grep=harbour builds from'] : []),
  ];
  return runProcess(node, args, { env: { CI: 'true', CHROMIUM_PATH: chromium } });
});
