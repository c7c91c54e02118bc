import path from 'node:path';
import { transformSync } from 'esbuild';
import type { GatsbySSR } from 'gatsby';
import { Children, cloneElement, isValidElement } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { substitutePaths } from '../addresses';
import { languageOfPath } from '../i18n/languages';
import type { Language } from '../i18n/languages';
import { consentScript } from '../layout/consent/consent';
import { layoutStyles } from '../layout/layoutStyles';
import { base } from '../styles/base';
import { fontFaces, fontFiles } from '../styles/fonts';
import { print } from '../styles/print';
import { toStylePolicy } from './hosting/contentSecurityPolicy';
import { fontScript, repairPath, startScript } from './startScript';

const css = minify(fontFaces + base + layoutStyles + print, 'css');
const asksConsent = process.env.GATSBY_ASKS_CONSENT === 'true';
// Older browsers than those of `browserslist` keep the HTML, without a banner that no script closes.
// Each further inline script would add its hash to the headers of every response.
const firstScript = minify(
  `${fontScript};if(Object.hasOwn&&globalThis.HTMLDialogElement){${asksConsent ? consentScript : ''};${startScript}}`,
  'js',
);

/**
 * Adds styles, fonts, scripts and the style policy to the head. Removes the tag manager's script and
 * frame, because the script is loaded after the reader's consent (writeTagManager.ts). After a hook
 * that writes a file, Gatsby would render all pages in each build.
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
  const messages = messagesFile(languageOfPath(pathname));
  const head = [
    // Without a preload the browser requests the fonts only after it has read the styles.
    ...Object.values(fontFiles).map((file) => (
      <link
        key={file}
        rel="preload"
        as="font"
        type="font/woff2"
        href={file}
        crossOrigin="anonymous"
      />
    )),
    <style key="base" {...hot} dangerouslySetInnerHTML={{ __html: css }} />,
    script('first', firstScript),
    // React starts after the messages have arrived, so they must not wait for other scripts.
    messages && <script key="messages" type="text/plain" data-src={messages} />,
    substitutePaths.includes(pathname) && script('path', repairPath),
    ...withOneTouchIcon(getHeadComponents()).filter(
      (node) => !isTagManager(node) && !isGenerator(node),
    ),
  ];
  const content = toStylePolicy(stylesOf(head));
  const policy = <meta key="style-policy" httpEquiv="Content-Security-Policy" content={content} />;
  // The policy would block the styles of Gatsby's error overlay.
  replaceHeadComponents(isDevelopment() ? head : [policy, ...head]);
  replacePreBodyComponents(getPreBodyComponents().filter((node) => !isTagManager(node)));
  replacePostBodyComponents(getPostBodyComponents().map((node) => withoutScript(node, pathname)));
};

function script(key: string, __html: string) {
  return <script key={key} dangerouslySetInnerHTML={{ __html }} />;
}

const isDevelopment = () => process.env.NODE_ENV === 'development';

/** Marks a style element for layout/hotStyles.ts. */
const hot = isDevelopment() ? { 'data-hot': '' } : {};

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
  if (!isValidElement<ScriptProps>(node) || node.key !== 'script-loader') return node;
  const __html = JSON.stringify(path).replaceAll('<', '\\u003c');
  return cloneElement(node, { type: 'application/json', dangerouslySetInnerHTML: { __html } });
}

/** Keeps one icon for iOS. Apart from the styles, ten links to icons would be most of the head. */
function withOneTouchIcon(nodes: ReactNode[]): ReactNode[] {
  const icons = nodes.filter(
    (node): node is ReactElement<{ sizes?: string }> =>
      isValidElement<{ rel?: string }>(node) && node.props.rel === 'apple-touch-icon',
  );
  const kept = icons.find(({ props }) => props.sizes === '192x192');
  const others: ReactNode[] = kept ? icons.filter((icon) => icon !== kept) : [];
  return nodes.filter((node) => !others.includes(node));
}

/** Gatsby's name and version, which help no reader. */
const isGenerator = (node: ReactNode) =>
  isValidElement<{ name?: string }>(node) && node.props.name === 'generator';

/** gatsby-plugin-google-tagmanager gives this key to its script and its noscript frame. */
const isTagManager = (node: ReactNode) =>
  isValidElement(node) && node.key === 'plugin-google-tagmanager';

/** Minifies code for the browsers of `browserslist` in package.json. */
function minify(code: string, loader: 'css' | 'js'): string {
  return transformSync(code, {
    loader,
    minify: true,
    target: ['chrome93', 'firefox98', 'safari15.4'],
  }).code.trim();
}

declare const __non_webpack_require__: (file: string) => {
  assetsByChunkName: Record<string, string[] | undefined>;
};

/** Returns the path of a language's messages, or `undefined` in development. */
function messagesFile(lang: Language): string | undefined {
  if (process.env.NODE_ENV !== 'production') return undefined;
  const { assetsByChunkName } = __non_webpack_require__(path.resolve('public/webpack.stats.json'));
  const file = assetsByChunkName[`messages-${lang}`]?.find((name) => name.endsWith('.js'));
  return file && `/${file}`;
}
