export { onPluginInit } from './src/onPluginInit';
export { pluginOptionsSchema } from './src/pluginOptionsSchema';
export { createSchemaCustomization } from './src/createSchemaCustomization';
export { sourceNodes } from './src/sourceNodes';
export { createPages } from './src/createPages';
export { createPagesStatefully } from './src/createPagesStatefully';
export { onPostBootstrap } from './src/onPostBootstrap';
