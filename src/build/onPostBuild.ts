import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { readRedirects } from './readRedirects';

/** Writes the old addresses in the format that static hosts (and `npm run serve`) read. */
export const onPostBuild: GatsbyNode['onPostBuild'] = ({ reporter }) => {
  const redirects = readRedirects('redirects.json', (message) => reporter.warn(message));
  const lines = Object.entries(redirects).map(([from, to]) => `${from} ${to} 301\n`);
  writeFileSync(path.resolve('public/_redirects'), lines.join(''));
  reporter.info(`${lines.length} redirects written to public/_redirects`);
};
