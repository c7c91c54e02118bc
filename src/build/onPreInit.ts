import { existsSync, rmSync } from 'node:fs';
import type { GatsbyNode } from 'gatsby';
import { unfinishedBuild } from './publishing/buildRecord';

/**
 * Removes what a build has left that did not end well: Gatsby takes its cache for up to date, although
 * changed pages were not queried again, or what it says is in `public/` is not there. Without `public/`,
 * Gatsby deletes its cache itself. What is served is elsewhere (publishing/publishBuild.ts).
 */
export const onPreInit: GatsbyNode['onPreInit'] = ({ reporter }) => {
  const isBuild = process.env['gatsby_executing_command'] === 'build';
  if (!isBuild || !existsSync(unfinishedBuild)) return;
  rmSync('public', { recursive: true, force: true });
  reporter.info('The last build did not end well, so everything is built anew.');
};
