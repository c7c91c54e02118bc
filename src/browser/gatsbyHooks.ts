import { withPrefix } from 'gatsby';
import type { GatsbyBrowser } from 'gatsby';
import { registerPreview } from '../../plugins/gatsby-source-prismic-graphql/src/preview/registerPreview';
import { manifestPath, substitutePaths } from '../addresses';
import { hydrateAll } from '../components/hydrateOnInteraction';
import { languageOfPath } from '../i18n/languages';
import { loadMessages } from '../i18n/messageStore';
import { followOtherTabs, hasConsent, startTagManager } from '../layout/consent/consent';
import { setLoadDelayed } from '../layout/shell/delayedLoad';
import { isPreviousPageShown } from '../layout/shell/useShownPage';
import { highlightMatches } from '../search/ui/highlightMatches';
import { copyCleanText } from './copyCleanText';
import { guardLoader, keepServedPage } from './guardLoader';
import { takeOverScrollRestoration } from './scrollPositions';

registerPreview(
  async () =>
    (await import(/* webpackChunkName: "preview-site" */ '../preview/previewSite')).previewSite,
);

declare global {
  interface Window {
    pagePath?: string;
    ___webpackCompilationHash?: string;
  }
}

/** Reads data of the build: no security policy can allow scripts whose contents change. */
function readData(id: string): string | undefined {
  const text = document.getElementById(id)?.textContent;
  return text ? JSON.parse(text) : undefined;
}

/** Within this time after the route has changed, React changes the title. */
const TITLE_PAUSE_MS = 50;

/** Gatsby waits for this function before it starts React. */
export const onClientEntry: GatsbyBrowser['onClientEntry'] = async () => {
  // React starts in a separate task, so that the browser can respond to the reader in between.
  await new Promise((resolve) => setTimeout(resolve));
  window.pagePath ??= readData('gatsby-script-loader');
  window.___webpackCompilationHash ??= readData('gatsby-compilation-hash');
  if (process.env.NODE_ENV === 'development') void import('../layout/hotStyles');
  // `gatsby develop` itself shows failures to the developer.
  if (process.env.NODE_ENV === 'production') guardLoader();
  const { pathname } = window.location;
  // Gatsby's router passes the path in this form to every component.
  const address = encodeURI(decodeURI(pathname));
  const { pagePath = address } = window;
  // Gatsby keeps the requested address only for /404.html, so error and offline pages use it.
  const isSubstitute = substitutePaths.includes(pagePath);
  if (isSubstitute) window.pagePath = '/404.html';
  takeOverScrollRestoration();
  document.addEventListener('copy', copyCleanText);
  followOtherTabs();
  if (hasConsent()) startTagManager();
  await Promise.all([
    // Error and offline pages are in the language of the requested address.
    loadMessages(languageOfPath(isSubstitute ? address : pagePath)),
    encodeURI(pagePath) !== address && keepServedPage(pagePath, address),
  ]);
};

/** Links to the manifest of the page's language, and tells the tag manager about the page. */
export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = ({ location, prevLocation }) => {
  // A page that a link has opened has no served HTML, so no part may wait for an interaction.
  if (prevLocation) void hydrateAll();
  document
    .querySelector('head > link[rel=manifest]')
    ?.setAttribute('href', withPrefix(manifestPath(languageOfPath(location.pathname))));
  setLoadDelayed(false);
  if (!isPreviousPageShown()) highlightMatches(window.history.state);
  setTimeout(() => {
    Reflect.get(window, 'dataLayer')?.push({ event: 'gatsby-route-change' });
  }, TITLE_PAUSE_MS);
};

/** Gatsby calls this one second after the reader followed a link, if the page has not loaded. */
export function onRouteUpdateDelayed(): void {
  setLoadDelayed(true);
}

/** UpdateNotice.tsx listens to the event, and reads `___swUpdated` for an earlier update. */
export function onServiceWorkerUpdateReady(): void {
  window.dispatchEvent(new Event('updateready'));
}
