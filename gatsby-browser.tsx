export { onClientEntry } from './src/browser/onClientEntry';
export { onRouteUpdate } from './src/browser/onRouteUpdate';
export { wrapPageElement } from './src/layout/wrapPageElement';
