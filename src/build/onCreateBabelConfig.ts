import path from 'node:path';
import type { GatsbyNode } from 'gatsby';

/** The part of Gatsby's state with `browserslist` of package.json. */
type State = { program: { browserslist: string[] } };

/**
 * Keeps reports of content, which only a build and `gatsby develop` log, out of the readers' scripts, and lets the list of
 * browsers decide how scripts are compiled: without `targets`, Gatsby's preset compiles each class and `[...items]`.
 */
export const onCreateBabelConfig: GatsbyNode['onCreateBabelConfig'] = ({
  stage,
  actions,
  store,
}) => {
  if (stage !== 'build-javascript') return;
  const { browserslist: targets } = (store.getState() as State).program;
  // Without the stage, which Gatsby's types lack, both would be of every stage: the build would report nothing.
  const plugin = { name: path.resolve('src/build/dropReports.cjs'), options: {}, stage };
  actions.setBabelPlugin(plugin);
  const preset = { name: 'babel-preset-gatsby', options: { targets }, stage };
  actions.setBabelPreset(preset);
};
