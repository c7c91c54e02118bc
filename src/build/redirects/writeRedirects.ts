import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { BuildArgs } from 'gatsby';
import { planRedirects } from './planRedirects';
import { readPaths } from './readPaths';
import { readRedirects } from './readRedirects';

/** Writes the redirects in the format of static hosts and `npm run serve`. */
export function writeRedirects({ getNodesByType, reporter }: BuildArgs): void {
  // onPostBootstrap.ts has already reported errors in the file.
  const table = readRedirects('redirects.json', () => undefined);
  const { redirects } = planRedirects(table, readPaths(getNodesByType));
  const lines = Object.entries(redirects).map(
    ([from, to]) => `${encodeURI(from)} ${encodeURI(to)} 301\n`,
  );
  writeFileSync(path.resolve('public/_redirects'), lines.join(''));
  reporter.info(`${lines.length} redirects written to public/_redirects`);
}
