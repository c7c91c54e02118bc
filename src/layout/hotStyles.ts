import { layoutStyles } from './layoutStyles';
import { base } from '../styles/base';
import { fontFaces } from '../styles/fonts';
import { print } from '../styles/print';

// In `gatsby develop`, webpack runs this module again when a style changes. The module then
// replaces the styles that build/onPreRenderHTML.tsx wrote into the HTML.
const style = document.querySelector('style[data-hot]');
if (style) style.textContent = fontFaces + base + layoutStyles + print;
import.meta.webpackHot.accept();
