import { components } from '$virtual/async-requires';
import { loadServerCode } from './src/build/replaceRenderer';
import { serverParts } from './src/components/hydrateOnInteraction';
import './src/i18n/serverMessages';
import './src/head/toHeadTags';

// gatsby develop renders no page (src/build/onCreateWebpackConfig.ts).
if (process.env.NODE_ENV !== 'development') void loadServerCode(components, serverParts);

export { onPreRenderHTML } from './src/build/onPreRenderHTML';
export { replaceRenderer } from './src/build/replaceRenderer';
export { wrapPageElement } from './src/layout/wrapPageElement';
