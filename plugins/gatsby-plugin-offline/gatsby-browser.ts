export { onRouteUpdate } from './src/browser/onRouteUpdate';
export { onServiceWorkerActive } from './src/browser/onServiceWorkerActive';
export { onServiceWorkerUpdateFound } from './src/browser/onServiceWorkerUpdateFound';
export { registerServiceWorker } from './src/browser/registerServiceWorker';
