import { layoutStyles } from './layoutStyles';
import { base } from '../styles/base';
import { fontFaces } from '../styles/fonts';
import { print } from '../styles/print';

// In `gatsby develop` the styles that build/onPreRenderHTML.tsx writes into the HTML. webpack runs this module again
// after a change of one of them.
for (const [name, css] of Object.entries({ base: fontFaces + base + layoutStyles, print })) {
  const style = document.querySelector(`style[data-hot=${name}]`);
  if (style) style.textContent = css;
}
import.meta.webpackHot.accept();
