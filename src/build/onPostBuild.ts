import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { GatsbyNode } from 'gatsby';
import redirects from '../../redirects.json';

/** Writes the old addresses in the format that static hosts (and `npm run serve`) read. */
export const onPostBuild: GatsbyNode['onPostBuild'] = ({ reporter }) => {
  const lines = Object.entries(redirects).map(([from, to]) => `${from} ${to} 301`);
  writeFileSync(path.resolve('public/_redirects'), `${lines.join('\n')}\n`);
  reporter.info(`${lines.length} redirects written to public/_redirects`);
};
