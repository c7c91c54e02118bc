import { cloneElement, isValidElement, type ReactNode } from 'react';
import type { GatsbySSR } from 'gatsby';
import { languageOfPath } from '../i18n/languages';
import { consentScript, withheldScriptId } from '../layout/consent';
import { wordsFile } from './wordsFile';

// The key that gatsby-plugin-google-tagmanager gives both its script and its noscript frame.
const tagManagerKey = 'plugin-google-tagmanager';

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
    // React waits for it, so it must not wait for the scripts that ask for it.
    words && <link key="words" rel="preload" as="script" href={words} />,
    <script key="consent" dangerouslySetInnerHTML={{ __html: consentScript }} />,
    // The plugin's own route listener pushes here whether or not its script ran.
    <script
      key="data-layer"
      dangerouslySetInnerHTML={{ __html: 'window.dataLayer=window.dataLayer||[]' }}
    />,
    ...getHeadComponents().map(withhold),
  ]);
  replacePreBodyComponents(getPreBodyComponents().filter((node) => !isTagManager(node)));
};

function isTagManager(node: ReactNode): boolean {
  return isValidElement(node) && node.key === tagManagerKey;
}

function withhold(node: ReactNode): ReactNode {
  return isValidElement<{ id?: string; type?: string }>(node) && isTagManager(node)
    ? cloneElement(node, { id: withheldScriptId, type: 'text/plain' })
    : node;
}
