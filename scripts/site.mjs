// @ts-check
import { Problem } from './problem.mjs';
import { runProcess } from './processes.mjs';

export const SITE_DIRECTORY = 'public';
const GATSBY = 'node_modules/gatsby/cli.js';

/**
 * Runs a command of Gatsby's, its output shown.
 *
 * @param {readonly string[]} args
 * @param {Record<string, string | undefined>} environment added to this process's own
 * @returns {Promise<number>} its exit code
 */
export function runGatsby(args, environment) {
  return runProcess(process.execPath, [GATSBY, ...args], {
    env: { GATSBY_TELEMETRY_DISABLED: '1', ...environment },
  });
}

/**
 * Builds the site into `public/`.
 *
 * @param {Record<string, string | undefined>} environment
 * @throws {Problem} when it fails; Gatsby has then said why
 */
export async function buildSite(environment) {
  const code = await runGatsby(['build'], environment);
  if (code === 0) return;
  throw new Problem(`The site was not built (gatsby build: code ${code}). The cause stands above.`);
}
