import path from 'node:path';
import { transformSync } from 'esbuild';
import type { GatsbySSR } from 'gatsby';
import { Children, cloneElement, isValidElement } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { substitutePaths } from '../addresses';
import { languageOfPath } from '../i18n/languages';
import type { Language } from '../i18n/languages';
import { consentScript, withheldScriptId } from '../layout/consent/consent';
import { layoutStyles } from '../layout/layoutStyles';
import { base } from '../styles/base';
import { fontFaces, fontFiles } from '../styles/fonts';
import { print } from '../styles/print';
import { consentDefaults, consentUpdate } from './consentMode';
import { toStylePolicy } from './hosting/contentSecurityPolicy';
import { fontScript, startScript } from './startScript';

// gatsby-plugin-google-tagmanager gives this key to its script and its noscript frame.
const tagManagerKey = 'plugin-google-tagmanager';

// Gatsby gives this key to its script with the page's path.
const pagePathKey = 'script-loader';

const touchIconSize = '192x192';

// Encodes the percent signs of a path that cannot be decoded (`/100%/`): Gatsby's router would
// throw, and no script would run. Such a path can only show the not-found page or the offline page.
const repairPath =
  'try{decodeURI(location.pathname)}catch{history.replaceState(history.state,"",' +
  'location.origin+location.pathname.replaceAll("%","%25")+location.search+location.hash)}';

const baseCss = minify(fontFaces + base + layoutStyles, 'css');
const printCss = minify(print, 'css');
const headScripts = { fonts: minify(fontScript, 'js'), start: minify(startScript, 'js') };

/**
 * Adds styles, fonts, scripts and the style policy to the head. Stops the tag manager until the
 * reader consents: its script becomes text (consent.ts), and its frame is removed.
 */
export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = ({
  getHeadComponents,
  replaceHeadComponents,
  getPreBodyComponents,
  replacePreBodyComponents,
  getPostBodyComponents,
  replacePostBodyComponents,
  pathname,
}) => {
  const isSubstitute = substitutePaths.includes(pathname);
  const messages = messagesFile(languageOfPath(pathname));
  const head = [
    // Without a preload the browser requests the fonts only after it has read the styles.
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
    <style key="base" {...hot('base')} dangerouslySetInnerHTML={{ __html: baseCss }} />,
    <script key="fonts" dangerouslySetInnerHTML={{ __html: headScripts.fonts }} />,
    <script key="start" dangerouslySetInnerHTML={{ __html: headScripts.start }} />,
    // React starts after the messages have arrived, so they must not wait for other scripts.
    messages && <script key="messages" type="text/plain" data-src={messages} />,
    isSubstitute && <script key="path" dangerouslySetInnerHTML={{ __html: repairPath }} />,
    process.env.GATSBY_ASKS_CONSENT === 'true' && (
      <script key="consent" dangerouslySetInnerHTML={{ __html: consentScript }} />
    ),
    // This script precedes all scripts that push to the data layer. Development has no tag manager.
    getHeadComponents().some(isTagManager) && (
      <script key="data-layer" dangerouslySetInnerHTML={{ __html: consentDefaults }} />
    ),
    ...withOneTouchIcon(getHeadComponents()).map(withhold),
    // The print styles come last, because they override some of the components' styles.
    <style key="print" {...hot('print')} dangerouslySetInnerHTML={{ __html: printCss }} />,
  ];
  const policy = (
    <meta
      key="style-policy"
      httpEquiv="Content-Security-Policy"
      content={toStylePolicy(stylesOf(head))}
    />
  );
  // The policy would block the styles of Gatsby's error overlay.
  replaceHeadComponents(isDevelopment() ? head : [policy, ...head]);
  replacePreBodyComponents(getPreBodyComponents().filter((node) => !isTagManager(node)));
  replacePostBodyComponents(getPostBodyComponents().map((node) => withoutScript(node, pathname)));
};

const isDevelopment = () => process.env.NODE_ENV === 'development';

/** Marks a style element for layout/hotStyles.ts. */
const hot = (name: string) => (isDevelopment() ? { 'data-hot': name } : {});

type ScriptProps = { type?: string; dangerouslySetInnerHTML: { __html: string } };

// Returns the CSS of all style elements. `toArray` flattens the nested array of styled-components.
function stylesOf(nodes: ReactNode): string[] {
  return Children.toArray(nodes).flatMap((node) =>
    isValidElement<ScriptProps>(node) && node.type === 'style'
      ? node.props.dangerouslySetInnerHTML.__html
      : [],
  );
}

// Gatsby's script sets `window.pagePath` and differs on each page, so no policy could allow it. The
// path becomes data for browser/gatsbyHooks.ts. An unescaped `<!--<script>` in the data would make
// the rest of the page a part of the script.
function withoutScript(node: ReactNode, path: string): ReactNode {
  if (!isValidElement<ScriptProps>(node) || node.key !== pagePathKey) return node;
  const __html = JSON.stringify(path).replaceAll('<', '\\u003c');
  return cloneElement(node, {
    type: 'application/json',
    dangerouslySetInnerHTML: { __html },
  });
}

/** Keeps one icon for iOS. Apart from the styles, ten links to icons would be most of the head. */
function withOneTouchIcon(nodes: ReactNode[]): ReactNode[] {
  const isTouchIcon = (node: ReactNode) =>
    isValidElement<{ rel?: string }>(node) && node.props.rel === 'apple-touch-icon';
  const icon = nodes.find(
    (node) =>
      isTouchIcon(node) &&
      isValidElement<{ sizes?: string }>(node) &&
      node.props.sizes === touchIconSize,
  );
  return icon ? nodes.filter((node) => node === icon || !isTouchIcon(node)) : nodes;
}

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

/** Minifies code for the browsers of `browserslist` in package.json. */
function minify(code: string, loader: 'css' | 'js'): string {
  return transformSync(code, {
    loader,
    minify: true,
    target: ['chrome91', 'firefox90', 'safari14.1'],
  }).code.trim();
}

declare const __non_webpack_require__: (file: string) => unknown;

/** Returns the path of a language's messages, or `undefined` in development. */
function messagesFile(lang: Language): string | undefined {
  if (process.env.NODE_ENV !== 'production') return undefined;
  const { assetsByChunkName } = __non_webpack_require__(
    path.resolve('public/webpack.stats.json'),
  ) as {
    assetsByChunkName: Record<string, string[] | undefined>;
  };
  const script = assetsByChunkName[`messages-${lang}`]?.find((name) => name.endsWith('.js'));
  return script && `/${script}`;
}
