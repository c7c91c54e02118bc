import type { GatsbyNode } from 'gatsby';
import { readPaths } from './readContent';
import { planRedirects, readRedirects } from './redirects/planRedirects';

// Runs before the long part of the build. A redirect to a missing page is an error only in a strict
// build, because redirects.json may have been written for another repository.
export const onPostBootstrap: GatsbyNode['onPostBootstrap'] = ({ getNodesByType, reporter }) => {
  const table = readRedirects('redirects.json', (message) => reporter.warn(message));
  const { errors, missing, warnings } = planRedirects(table, readPaths(getNodesByType));
  const isStrict = process.env['GATSBY_STRICT_CONTENT'] === 'true';
  for (const warning of [...warnings, ...(isStrict ? [] : missing)]) {
    reporter.warn(`redirects.json: ${warning}`);
  }
  const allErrors = [...errors, ...(isStrict ? missing : [])];
  if (allErrors.length > 0) {
    reporter.panicOnBuild(`redirects.json has errors:\n${allErrors.join('\n')}`);
  }
};
