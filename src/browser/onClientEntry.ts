import type { GatsbyBrowser } from 'gatsby';
import { languageOfPath, languages } from '../i18n/languages';
import { loadMessages } from '../i18n/messageStore';
import { hasConsent, startTagManager } from '../layout/consent/consent';
import { notFoundPath, offlinePath } from '../addresses';
import { takeOverScrollRestoration } from './scrollPositions';

declare global {
  interface Window {
    /** Path that the served HTML was rendered for; Gatsby writes it into the HTML. */
    pagePath?: string;
  }
}

/** Gatsby's hook before React starts; Gatsby awaits it. */
export const onClientEntry: GatsbyBrowser['onClientEntry'] = async () => {
  // Gatsby keeps the requested address for the HTML of /404.html, and replaces the address for the HTML
  // of any other page. The address must also stay for every other not-found page and the offline pages.
  const substitutes = languages.flatMap((lang) => [notFoundPath(lang), offlinePath(lang)]);
  if (substitutes.some((path) => path === window.pagePath)) {
    window.pagePath = '/404.html';
  }
  takeOverScrollRestoration();
  if (hasConsent()) startTagManager();
  await loadMessages(languageOfPath(window.location.pathname));
};
