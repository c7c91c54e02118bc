// @ts-check
import { Problem } from './problem.mjs';
import { runProcess } from './processes.mjs';

/** The site that npm test builds; npm run test:foreign builds all. */
const BRIEF_SITE = 'harbour';

/**
 * Makes the tarballs of the packages, and tests them in sites that know nothing of this project. Each site
 * installs Gatsby by npm in a temporary folder, so it needs npm's registry or its cache.
 *
 * @param {{ chromium: string, isBrief?: boolean, reporters?: string, environment?: Record<string, string | undefined> }} options
 *   `isBrief`: one site only
 * @returns {Promise<number>} Playwright's exit status
 * @throws {Problem} when the packages cannot be made
 */
export async function runForeignTests({
  chromium,
  isBrief = false,
  reporters = 'list',
  environment = {},
}) {
  const node = process.execPath;
  if ((await runProcess(node, ['--import', 'tsx', 'scripts/pack.ts'])) !== 0) {
    throw new Problem('The packages could not be made (above).');
  }
  const playwright = [
    'node_modules/@playwright/test/cli.js',
    'test',
    '--project=foreign sites',
    `--reporter=${reporters}`,
    // Playwright empties the folder, in which another run of it may write.
    '--output=test-results/foreign',
    ...(isBrief ? ['--grep', BRIEF_SITE] : []),
  ];
  return runProcess(node, playwright, {
    env: {
      CI: 'true',
      ...environment,
      TEST_FOREIGN: '1',
      // The sites have addresses of their own.
      BASE_URL: 'http://localhost',
      CHROMIUM_PATH: chromium,
    },
  });
}
