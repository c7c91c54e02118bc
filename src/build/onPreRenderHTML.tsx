import { cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react';
import type { GatsbySSR } from 'gatsby';
import { compile, serialize, stringify } from 'stylis';
import { languageOfPath } from '../i18n/languages';
import { consentScript, withheldScriptId } from '../layout/consent/consent';
import { layoutStyles } from '../layout/layoutStyles';
import { base } from '../styles/base';
import { fontFaces, fontFiles } from '../styles/fonts';
import { print } from '../styles/print';
import { consentDefaults, consentUpdate } from './consentMode';
import { wordsFile } from './wordsFile';

// The key that gatsby-plugin-google-tagmanager gives both its script and its noscript frame.
const tagManagerKey = 'plugin-google-tagmanager';

// Nested as the components' own styles are, and taken apart by the same library.
const layoutSheet = serialize(compile(layoutStyles), stringify);

/**
 * Keeps the tag manager silent until the reader accepts: its script becomes text that consent.ts
 * runs later, and its frame for readers without JavaScript, who cannot be asked, goes.
 */
export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = ({
  getHeadComponents,
  replaceHeadComponents,
  getPreBodyComponents,
  replacePreBodyComponents,
  pathname,
}) => {
  const words = wordsFile(languageOfPath(pathname));
  replaceHeadComponents([
    // What every page is read in; only the styles would ask for it, once they are worked through.
    ...Object.entries(fontFiles).map(([name, file]) => (
      <link
        key={`font-${name}`}
        rel="preload"
        as="font"
        type="font/woff2"
        href={file}
        crossOrigin="anonymous"
      />
    )),
    <style
      key="base"
      dangerouslySetInnerHTML={{ __html: squeeze(fontFaces + base) + layoutSheet }}
    />,
    // React waits for it, so it must not wait for the scripts that ask for it.
    words && <link key="words" rel="preload" as="script" href={words} />,
    <script key="consent" dangerouslySetInnerHTML={{ __html: consentScript }} />,
    // Before all that may push there; absent where the plugin is, as in development.
    getHeadComponents().some(isTagManager) && (
      <script key="data-layer" dangerouslySetInnerHTML={{ __html: consentDefaults }} />
    ),
    ...getHeadComponents().map(withhold),
    // Behind the components' own styles, some of which it takes back.
    <style key="print" dangerouslySetInnerHTML={{ __html: squeeze(print) }} />,
  ]);
  replacePreBodyComponents(getPreBodyComponents().filter((node) => !isTagManager(node)));
};

type ScriptProps = { dangerouslySetInnerHTML: { __html: string } };

function isTagManager(node: ReactNode): node is ReactElement<ScriptProps> {
  return isValidElement(node) && node.key === tagManagerKey;
}

function withhold(node: ReactNode): ReactNode {
  if (!isTagManager(node)) return node;
  const { __html: start } = node.props.dangerouslySetInnerHTML;
  const __html = consentUpdate + start;
  const withheld = {
    id: withheldScriptId,
    type: 'text/plain',
    dangerouslySetInnerHTML: { __html },
  };
  return cloneElement(node, withheld);
}

function squeeze(styles: string): string {
  return styles.replace(/\/\*.*?\*\//gs, '').replace(/\s+/g, ' ');
}
