export { onClientEntry, onRouteUpdate, wrapPageElement, wrapRootElement } from './src/previewGate';
