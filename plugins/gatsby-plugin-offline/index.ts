export type { OfflinePluginOptions, RuntimeCaching } from './src/OfflinePluginOptions';
export { listCachedPages } from './src/listCachedPages';
