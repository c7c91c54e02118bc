// @ts-check
import { Problem } from './problem.mjs';
import { runProcess } from './processes.mjs';

export const SITE_DIRECTORY = 'public';
const GATSBY = 'node_modules/gatsby/cli.js';

// On a network most of a build is waiting for answers. So each of Gatsby's workers asks for the data
// of 20 pages at once instead of 4 (more the source plugin does not allow), and is given 200 pages at
// a time instead of 50, since it waits for the last of them before it goes on.
const waitsLess = {
  GATSBY_EXPERIMENTAL_QUERY_CONCURRENCY: '20',
  GATSBY_PARALLEL_QUERY_CHUNK_SIZE: '200',
};

/**
 * What Gatsby is told, wherever it runs.
 *
 * @param {NodeJS.ProcessEnv} [environment] of the person who runs it, whose own numbers count
 * @returns {Record<string, string | undefined>}
 */
export function gatsbyEnvironment(environment = process.env) {
  const own = Object.entries(environment).filter(([name]) => name in waitsLess);
  return { GATSBY_TELEMETRY_DISABLED: '1', ...waitsLess, ...Object.fromEntries(own) };
}

/**
 * Runs a command of Gatsby's, its output shown.
 *
 * @param {readonly string[]} args
 * @param {Record<string, string | undefined>} environment added to this process's own
 * @returns {Promise<number>} its exit code
 */
export function runGatsby(args, environment) {
  return runProcess(process.execPath, [GATSBY, ...args], {
    env: { ...gatsbyEnvironment(), ...environment },
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
