import path from 'node:path';
import type { GatsbyNode } from 'gatsby';

/** Keeps reports of content, which only a build and `gatsby develop` log, out of the readers' scripts. */
export const onCreateBabelConfig: GatsbyNode['onCreateBabelConfig'] = ({ stage, actions }) => {
  if (stage !== 'build-javascript') return;
  actions.setBabelPlugin({ name: path.resolve('src/build/dropReports.cjs'), options: {} });
};
