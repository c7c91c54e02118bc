export {
  onClientEntry,
  onRouteUpdate,
  onRouteUpdateDelayed,
  onServiceWorkerUpdateReady,
} from './src/browser/gatsbyHooks';
export { replaceHydrateFunction } from './src/browser/replaceHydrateFunction';
export { wrapPageElement } from './src/layout/wrapPageElement';
export { wrapRootElement } from './src/browser/ErrorBoundary';
