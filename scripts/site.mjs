// @ts-check
import { lockBuilds } from './lockBuilds.mjs';
import { Problem } from './problem.mjs';
import { runProcess } from './processes.mjs';

/** The site of the last build that ended well (src/build/publishing/publishBuild.ts). */
export const SITE_DIRECTORY = '.builds/current/site';
const GATSBY = 'node_modules/gatsby/cli.js';

// With a content API on the network, a build mostly waits for responses. So each of Gatsby's workers
// runs 100 queries at once instead of 4, which the source plugin joins, and takes batches of 200
// pages instead of 50, because it waits for the last page of each batch.
const concurrency = {
  GATSBY_EXPERIMENTAL_QUERY_CONCURRENCY: '100',
  GATSBY_PARALLEL_QUERY_CHUNK_SIZE: '200',
};

/**
 * The environment variables with which these scripts run Gatsby.
 *
 * @param {NodeJS.ProcessEnv} [environment] of the caller, whose own values win
 * @returns {Record<string, string | undefined>}
 */
export function gatsbyEnvironment(environment = process.env) {
  const own = Object.entries(environment).filter(([name]) => name in concurrency);
  return { GATSBY_TELEMETRY_DISABLED: '1', ...concurrency, ...Object.fromEntries(own) };
}

/**
 * Builds the site into `public/`, and publishes it to `SITE_DIRECTORY` if the build ends well.
 *
 * @param {Record<string, string | undefined>} [environment] added to the environment of this process
 * @param {readonly string[]} [flags] of Gatsby
 * @throws {Problem} when the build fails, and Gatsby's own output says why; when another build runs
 */
export async function buildSite(environment = {}, flags = []) {
  // Gatsby compiles its configuration into its cache before its first hook.
  lockBuilds();
  const code = await runProcess(process.execPath, [GATSBY, 'build', ...flags], {
    env: { ...gatsbyEnvironment(), ...environment },
  });
  if (code === 0) return;
  throw new Problem(
    `The site was not built (gatsby build ended with code ${code}). Gatsby's output above says why.`,
  );
}
