export { createPages } from './src/build/createPages';
export { createResolvers } from './src/build/createResolvers';
export { onCreateDevServer } from './src/build/onCreateDevServer';
export {
  onCreateBabelConfig,
  onCreateWebpackConfig,
  preprocessSource,
} from './src/build/onCreateWebpackConfig';
export { onPostBootstrap } from './src/build/onPostBootstrap';
export { onPostBuild } from './src/build/onPostBuild';
export { createSchemaCustomization, onPreBootstrap } from './src/build/onPreBootstrap';
export { onPreBuild } from './src/build/onPreBuild';
export { onPreInit } from './src/build/onPreInit';
