import { writeFileSync } from 'node:fs';
import os from 'node:os';
import type { GatsbyNode } from 'gatsby';
import { unfinishedBuild } from './publishing/buildRecord';

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

/** The first hook after Gatsby has started its workers. */
export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = () =>
  unsetWorkerCount();

let isOurs = false;

/**
 * Makes Gatsby start a worker for each core. By itself it starts one fewer, for its own process, which mostly
 * waits while pages are queried and rendered. In a build with a cache the workers have little to do, and
 * another one would take longer to start than it saves. A value of the environment wins.
 *
 * @param hasCache whether an earlier build has run the queries
 */
export function setWorkerCount(hasCache: boolean): void {
  const cores = os.availableParallelism();
  if (hasCache || cores === 1 || process.env['GATSBY_CPU_COUNT'] !== undefined) return;
  process.env['GATSBY_CPU_COUNT'] = String(cores + 1);
  isOurs = true;
}

/**
 * Removes the variable once the workers have started: webpack compiles such variables into the code, and the next
 * build, which has a cache, would compile everything and render every page again.
 */
export function unsetWorkerCount(): void {
  if (!isOurs) return;
  delete process.env['GATSBY_CPU_COUNT'];
  isOurs = false;
}
