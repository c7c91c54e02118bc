import './src/i18n/serverMessages';
import './src/head/serverTags';

export { onPreRenderHTML } from './src/build/onPreRenderHTML';
export { replaceRenderer } from './src/build/replaceRenderer';
export { wrapPageElement } from './src/layout/wrapPageElement';
