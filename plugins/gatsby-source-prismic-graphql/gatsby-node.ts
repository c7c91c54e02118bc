export { onPluginInit } from './src/hooks/onPluginInit';
export { pluginOptionsSchema } from './src/hooks/pluginOptionsSchema';
export { createSchemaCustomization } from './src/hooks/createSchemaCustomization';
export { sourceNodes } from './src/hooks/sourceNodes';
export { createDocumentPages as createPages } from './src/hooks/createPages';
export { createPagesStatefully } from './src/hooks/createPages';
export { onPostBootstrap } from './src/hooks/onPostBootstrap';
