import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { BuildArgs } from 'gatsby';
import { planRedirects } from './planRedirects';
import { readPaths } from './readPaths';
import { readRedirects } from './readRedirects';

/** Writes the old addresses in the format that static hosts (and `npm run serve`) read. */
export function writeRedirects({ getNodesByType, reporter }: BuildArgs): void {
  // onPostBootstrap.ts has said what is wrong with the table.
  const table = readRedirects('redirects.json', () => undefined);
  const { redirects } = planRedirects(table, readPaths(getNodesByType));
  const lines = Object.entries(redirects).map(
    ([from, to]) => `${encodeURI(from)} ${encodeURI(to)} 301\n`,
  );
  writeFileSync(path.resolve('public/_redirects'), lines.join(''));
  reporter.info(`${lines.length} redirects written to public/_redirects`);
}
