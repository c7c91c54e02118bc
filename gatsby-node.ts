export { createPages } from './src/build/createPages';
export { createResolvers } from './src/build/createResolvers';
export { onCreateDevServer } from './src/build/onCreateDevServer';
export { onCreatePage } from './src/build/onCreatePage';
export { onCreateWebpackConfig } from './src/build/onCreateWebpackConfig';
export { onPostBootstrap } from './src/build/onPostBootstrap';
export { onPostBuild } from './src/build/onPostBuild';
