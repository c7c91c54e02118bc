import { writeFileSync } from 'node:fs';
import os from 'node:os';
import type { GatsbyNode } from 'gatsby';
import { unfinishedBuild } from './publishing/buildRecord';

type State = { queries: { trackedQueries: Map<string, unknown> } };

/** Marks the build as unfinished before Gatsby changes its cache and `public/` (onPreInit.ts). */
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

// Makes Gatsby start a worker for each core. By default Gatsby starts one worker fewer, because of
// its own process, which mostly waits. With a cache, workers have little to do, and starting
// another worker takes longer than it saves. A value in the environment takes precedence.
export function setWorkerCount(hasCache: boolean): void {
  const cores = os.availableParallelism();
  if (hasCache || cores === 1 || process.env['GATSBY_CPU_COUNT'] !== undefined) return;
  process.env['GATSBY_CPU_COUNT'] = String(cores + 1);
  isOurs = true;
}

// Removes the variable, which webpack would compile into the code. The next build has a cache, does
// not set the variable, and would therefore compile everything and render every page again.
export function unsetWorkerCount(): void {
  if (!isOurs) return;
  delete process.env['GATSBY_CPU_COUNT'];
  isOurs = false;
}
