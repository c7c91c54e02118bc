import './src/i18n/serverMessages';
import './src/head/toHeadTags';

export { onPreRenderHTML } from './src/build/onPreRenderHTML';
export { replaceRenderer } from './src/build/replaceRenderer';
export { wrapPageElement } from './src/layout/wrapPageElement';
