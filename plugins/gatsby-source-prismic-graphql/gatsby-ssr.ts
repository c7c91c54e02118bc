export { onRenderBody } from './src/hooks/onRenderBody';
