import type { GatsbyNode } from 'gatsby';
import { planRedirects } from './redirects/planRedirects';
import { readPaths } from './readSite';
import { lineOfRedirect, readRedirects } from './redirects/readRedirects';

/**
 * Checks redirects.json before the long part of the build. A redirect to a page that does not exist
 * is an error in a strict build. Otherwise it is a warning, because the repository may not be the
 * one for which redirects.json was written.
 */
export const onPostBootstrap: GatsbyNode['onPostBootstrap'] = ({ getNodesByType, reporter }) => {
  const table = readRedirects('redirects.json', (message) => reporter.warn(message));
  const nameOf = (from: string) =>
    `redirects.json:${lineOfRedirect('redirects.json', from)}: “${from}”`;
  const paths = readPaths(getNodesByType);
  const { errors, missing, warnings } = planRedirects(table, paths, undefined, nameOf);
  const isStrict = process.env['GATSBY_STRICT_CONTENT'] === 'true';
  for (const warning of [...warnings, ...(isStrict ? [] : missing)]) reporter.warn(warning);
  const allErrors = [...errors, ...(isStrict ? missing : [])];
  if (allErrors.length > 0) {
    reporter.panicOnBuild(`redirects.json has errors:\n${allErrors.join('\n')}`);
  }
};
