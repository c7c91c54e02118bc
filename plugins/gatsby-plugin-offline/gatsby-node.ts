export { onCreateWebpackConfig } from './src/hooks/onCreateWebpackConfig';
export { onPluginInit } from './src/hooks/onPluginInit';
export { onPostBuild } from './src/hooks/onPostBuild';
export { pluginOptionsSchema } from './src/hooks/pluginOptionsSchema';
