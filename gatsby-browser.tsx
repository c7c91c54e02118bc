import './src/browser/previews';

export { onClientEntry } from './src/browser/onClientEntry';
export { onRouteUpdate } from './src/browser/onRouteUpdate';
export { onRouteUpdateDelayed } from './src/browser/onRouteUpdateDelayed';
export { onServiceWorkerActive } from './src/browser/onServiceWorkerActive';
export { onServiceWorkerUpdateFound } from './src/browser/onServiceWorkerUpdateFound';
export { onServiceWorkerUpdateReady } from './src/browser/onServiceWorkerUpdateReady';
export { registerServiceWorker } from './src/browser/registerServiceWorker';
export { wrapPageElement } from './src/layout/wrapPageElement';
