import './src/browser/previews';

export { onClientEntry } from './src/browser/onClientEntry';
export { onRouteUpdate } from './src/browser/onRouteUpdate';
export { onRouteUpdateDelayed } from './src/browser/onRouteUpdateDelayed';
export { onServiceWorkerUpdateReady } from './src/browser/onServiceWorkerUpdateReady';
export { replaceHydrateFunction } from './src/browser/replaceHydrateFunction';
export { wrapPageElement } from './src/layout/wrapPageElement';
export { wrapRootElement } from './src/browser/wrapRootElement';
