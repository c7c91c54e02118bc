export { onPluginInit, pluginOptionsSchema } from './src/hooks/pluginOptions';
export { createSchemaCustomization } from './src/hooks/createSchemaCustomization';
export { sourceNodes } from './src/hooks/sourceNodes';
export { createDocumentPages as createPages, createPagesStatefully } from './src/hooks/createPages';
export { onPostBootstrap } from './src/hooks/onPostBootstrap';
