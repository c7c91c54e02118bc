export { onPreRenderHTML } from './src/build/onPreRenderHTML';
export { wrapPageElement } from './src/layout/wrapPageElement';
