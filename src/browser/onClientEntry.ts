import type { GatsbyBrowser } from 'gatsby';
import { languageOfPath } from '../i18n/languages';
import { loadMessages } from '../i18n/messageStore';
import { hasConsent, startTagManager } from '../layout/consent/consent';
import { substitutePaths } from '../addresses';
import { keepServedPage } from './keepServedPage';
import { takeOverScrollRestoration } from './scrollPositions';

declare global {
  interface Window {
    /** Path that the served HTML was rendered for. */
    pagePath?: string;
    /** Hash of the build that the served HTML is of. */
    ___webpackCompilationHash?: string;
    /** Scripts of each template. Gatsby writes a text here, in which it finds no template. */
    ___chunkMapping?: object;
  }
}

/** Reads what the build writes into the HTML for Gatsby: data, because a policy cannot allow scripts that change. */
function readData(id: string): string | undefined {
  const text = document.getElementById(id)?.textContent;
  return text ? JSON.parse(text) : undefined;
}

/** Gatsby's hook before React starts; Gatsby awaits it. */
export const onClientEntry: GatsbyBrowser['onClientEntry'] = async () => {
  // A task of its own, after the one that has run all scripts: between them the browser can answer the reader.
  await new Promise((resolve) => {
    setTimeout(resolve);
  });
  window.pagePath ??= readData('gatsby-script-loader');
  window.___webpackCompilationHash ??= readData('gatsby-compilation-hash');
  window.___chunkMapping ??= {};
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
