export { onRenderBody } from './src/onRenderBody';
