import { existsSync, rmSync } from 'node:fs';
import type { GatsbyNode } from 'gatsby';
import { readPolicyVariables } from './hosting/readPolicyVariables';
import { unfinishedBuild } from './publishing/buildRecord';

/**
 * Stops a build whose policy could not be written at its end. Then it removes what a build has left that did
 * not end well: Gatsby takes its cache for up to date, although changed pages were not queried again, or
 * what it says is in `public/` is not there. Without `public/`, Gatsby deletes its cache itself. What is
 * served is elsewhere (publishing/publishBuild.ts).
 */
export const onPreInit: GatsbyNode['onPreInit'] = ({ reporter }) => {
  if (process.env['gatsby_executing_command'] !== 'build') return;
  try {
    readPolicyVariables(process.env);
  } catch (error) {
    reporter.panic(error instanceof Error ? error.message : String(error));
  }
  if (!existsSync(unfinishedBuild)) return;
  rmSync('public', { recursive: true, force: true });
  reporter.info('The last build did not end well, so everything is built anew.');
};
