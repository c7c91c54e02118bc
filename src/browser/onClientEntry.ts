import type { GatsbyBrowser } from 'gatsby';
import { languageOfPath } from '../i18n/languages';
import { loadMessages } from '../i18n/messageStore';
import { hasConsent, startTagManager } from '../layout/consent/consent';
import { substitutePaths } from '../addresses';
import { keepServedPage } from './keepServedPage';
import { takeOverScrollRestoration } from './scrollPositions';

declare global {
  interface Window {
    /** Path that the served HTML was rendered for; Gatsby writes it into the HTML. */
    pagePath?: string;
  }
}

/** Gatsby's hook before React starts; Gatsby awaits it. */
export const onClientEntry: GatsbyBrowser['onClientEntry'] = async () => {
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
