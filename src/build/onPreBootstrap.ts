import { writeFileSync } from 'node:fs';
import type { GatsbyNode } from 'gatsby';
import { unfinishedBuild } from './publishing/buildRecord';
import { setWorkerCount } from './workerCount';

/** The part of Gatsby's state that tells which queries it has run, in this build or in an earlier one. */
type State = { queries: { trackedQueries: Map<string, unknown> } };

/**
 * Marks the build as begun, before Gatsby changes its cache and `public/` (onPreInit.ts), and sets the number of
 * workers, which Gatsby starts next.
 */
export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = ({ store }) => {
  if (process.env['gatsby_executing_command'] !== 'build') return;
  writeFileSync(unfinishedBuild, '');
  const { queries } = store.getState() as State;
  setWorkerCount(queries.trackedQueries.size > 0);
};
