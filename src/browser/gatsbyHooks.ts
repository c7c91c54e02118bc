import { withPrefix } from 'gatsby';
import type { GatsbyBrowser } from 'gatsby';
import { registerPreview } from '../../plugins/gatsby-source-prismic-graphql/src/preview/registerPreview';
import { manifestPath, substitutePaths } from '../addresses';
import { hydrateAll } from '../components/hydrateOnInteraction';
import { languageOfPath } from '../i18n/languages';
import { loadMessages } from '../i18n/messageStore';
import { hasConsent, startTagManager } from '../layout/consent/consent';
import { setLoadDelayed } from '../layout/shell/delayedLoad';
import { isPreviousPageShown } from '../layout/shell/useShownPage';
import { highlightMatches } from '../search/ui/highlightMatches';
import { guardLoader, keepServedPage } from './guardLoader';
import { takeOverScrollRestoration } from './scrollPositions';

registerPreview(
  async () =>
    (await import(/* webpackChunkName: "preview-site" */ '../preview/previewSite')).previewSite,
);

declare global {
  interface Window {
    /** Path that the served HTML was rendered for. */
    pagePath?: string;
    /** Hash of the build that the served HTML is of. */
    ___webpackCompilationHash?: string;
  }
}

/** Reads what the build writes into the HTML for Gatsby: data, because a policy cannot allow scripts that change. */
function readData(id: string): string | undefined {
  const text = document.getElementById(id)?.textContent;
  return text ? JSON.parse(text) : undefined;
}

/** Before React starts; Gatsby awaits it. */
export const onClientEntry: GatsbyBrowser['onClientEntry'] = async () => {
  // A task of its own, after the one that has run all scripts: between them the browser can answer the reader.
  await new Promise((resolve) => {
    setTimeout(resolve);
  });
  window.pagePath ??= readData('gatsby-script-loader');
  window.___webpackCompilationHash ??= readData('gatsby-compilation-hash');
  if (process.env.NODE_ENV === 'development') void import('../layout/hotStyles');
  // `gatsby develop` shows the developer what fails.
  if (process.env.NODE_ENV === 'production') guardLoader();
  const { pathname } = window.location;
  // What Gatsby's router makes of the path, and therefore the path that every component gets.
  const address = encodeURI(decodeURI(pathname));
  const { pagePath = address } = window;
  // Gatsby keeps the requested address for the HTML of /404.html, and replaces the address for the HTML
  // of any other page. The address must also stay for every other not-found page and the offline pages.
  const isSubstitute = substitutePaths.includes(pagePath);
  if (isSubstitute) window.pagePath = '/404.html';
  takeOverScrollRestoration();
  if (hasConsent()) startTagManager();
  await Promise.all([
    // A substitute is in the language of the requested address.
    loadMessages(languageOfPath(isSubstitute ? address : pagePath)),
    encodeURI(pagePath) !== address && keepServedPage(pagePath, address),
  ]);
};

/**
 * After each navigation. Links the manifest of the page's language (the served HTML links the right one already, by
 * gatsby-plugin-manifest), ends the delayed load, and highlights the words that a search found.
 */
export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = ({ location, prevLocation }) => {
  // A page that a link has opened has no HTML of the server that could stay until an interaction.
  if (prevLocation) void hydrateAll();
  document
    .querySelector('head > link[rel=manifest]')
    ?.setAttribute('href', withPrefix(manifestPath(languageOfPath(location.pathname))));
  setLoadDelayed(false);
  // During a page transition pageTransition.ts highlights the words, once the next page is shown.
  if (!isPreviousPageShown()) highlightMatches(window.history.state);
};

/** One second after the reader followed a link whose page has not loaded. */
export function onRouteUpdateDelayed(): void {
  setLoadDelayed(true);
}

/** For UpdateNotice.tsx, which finds an update before its own start by `___swUpdated`. */
export function onServiceWorkerUpdateReady(): void {
  window.dispatchEvent(new Event('updateready'));
}
