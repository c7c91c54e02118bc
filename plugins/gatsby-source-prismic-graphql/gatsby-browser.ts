export {
  onClientEntry,
  onRouteUpdate,
  wrapPageElement,
  wrapRootElement,
} from './src/preview/browserHooks';
