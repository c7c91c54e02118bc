export { createPages } from './src/build/createPages';
export { onCreateWebpackConfig } from './src/build/onCreateWebpackConfig';
export { onPostBuild } from './src/build/onPostBuild';
