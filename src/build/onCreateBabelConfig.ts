import path from 'node:path';
import type { GatsbyNode } from 'gatsby';

/** Keeps reports of content, which only a build and `gatsby develop` log, out of the readers' scripts. */
export const onCreateBabelConfig: GatsbyNode['onCreateBabelConfig'] = ({ stage, actions }) => {
  if (stage !== 'build-javascript') return;
  // Without the stage, which Gatsby's type lacks, the plugin would be one of every stage: the build would
  // report nothing.
  const plugin = { name: path.resolve('src/build/dropReports.cjs'), options: {}, stage };
  actions.setBabelPlugin(plugin);
};
