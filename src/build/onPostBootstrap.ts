import type { GatsbyNode } from 'gatsby';
import { planRedirects } from './redirects/planRedirects';
import { readPaths } from './redirects/readPaths';
import { readRedirects } from './redirects/readRedirects';

/**
 * Stops before the long part of a build when an old address would lead nowhere. A target that the
 * content does not have is an error in a strict build; with a repository that the table was not
 * written for it is a warning.
 */
export const onPostBootstrap: GatsbyNode['onPostBootstrap'] = ({ getNodesByType, reporter }) => {
  const table = readRedirects('redirects.json', (message) => reporter.warn(message));
  const { errors, missing, warnings } = planRedirects(table, readPaths(getNodesByType));
  const isStrict = process.env['GATSBY_STRICT_CONTENT'] === 'true';
  for (const warning of [...warnings, ...(isStrict ? [] : missing)]) {
    reporter.warn(`redirects.json: ${warning}`);
  }
  const faults = [...errors, ...(isStrict ? missing : [])];
  if (faults.length > 0) {
    reporter.panicOnBuild(`redirects.json cannot be used:\n${faults.join('\n')}`);
  }
};
