import './src/browser/previews';

export { onClientEntry } from './src/browser/onClientEntry';
export { onRouteUpdate } from './src/browser/onRouteUpdate';
export { onRouteUpdateDelayed } from './src/browser/onRouteUpdateDelayed';
export { onServiceWorkerUpdateReady } from './src/browser/onServiceWorkerUpdateReady';
export { wrapPageElement } from './src/layout/wrapPageElement';
