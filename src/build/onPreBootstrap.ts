import { writeFileSync } from 'node:fs';
import type { GatsbyNode } from 'gatsby';
import { unfinishedBuild } from './publishing/buildRecord';

/** Marks the build as begun, before Gatsby changes its cache and `public/` (onPreInit.ts). */
export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = () => {
  if (process.env['gatsby_executing_command'] === 'build') writeFileSync(unfinishedBuild, '');
};
