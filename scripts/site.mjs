// @ts-check
import { lockBuilds } from './lockBuilds.mjs';
import { Problem } from './lifecycle.mjs';
import { runProcess } from './processes.mjs';

/** The last successful build (src/build/publishing/publishBuild.ts). */
export const SITE_DIRECTORY = '.builds/current/site';
const GATSBY = 'node_modules/gatsby/cli.js';

// A build mostly waits for the content API. So each worker runs 100 queries at once instead of 4,
// and the source plugin joins them. A worker waits for the last page of a batch: 200 instead of 50.
const concurrency = {
  GATSBY_EXPERIMENTAL_QUERY_CONCURRENCY: '100',
  GATSBY_PARALLEL_QUERY_CHUNK_SIZE: '200',
};

/** The variables of this process take precedence. @returns {Record<string, string | undefined>} */
export function gatsbyEnvironment() {
  const own = Object.entries(process.env).filter(([name]) => name in concurrency);
  return { GATSBY_TELEMETRY_DISABLED: '1', ...concurrency, ...Object.fromEntries(own) };
}

/** @param {Record<string, string | undefined>} [environment] additions @param {readonly string[]} [flags] of Gatsby */
export async function buildSite(environment = {}, flags = []) {
  // A hook would lock too late: Gatsby writes its configuration to the cache before the first hook.
  lockBuilds();
  const code = await runProcess(process.execPath, [GATSBY, 'build', ...flags], {
    env: { ...gatsbyEnvironment(), ...environment },
  });
  if (code === 0) return;
  throw new Problem(
    `The site was not built (gatsby build ended with code ${code}). Gatsby's output above says why.`,
  );
}
