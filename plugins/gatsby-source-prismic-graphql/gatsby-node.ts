export { onPluginInit } from './src/hooks/onPluginInit';
export { pluginOptionsSchema } from './src/hooks/pluginOptionsSchema';
export { createSchemaCustomization } from './src/hooks/createSchemaCustomization';
export { sourceNodes } from './src/hooks/sourceNodes';
export { createPages } from './src/hooks/createPages';
export { createPagesStatefully } from './src/hooks/createPagesStatefully';
export { onPostBootstrap } from './src/hooks/onPostBootstrap';
