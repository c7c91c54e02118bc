import type { GatsbyBrowser } from 'gatsby';
import { languageOfPath, languages } from '../i18n/languages';
import { loadWords } from '../i18n/words';
import { hasConsent, startTagManager } from '../layout/consent';
import { notFoundPath } from '../routes';

declare global {
  interface Window {
    /** Address that the served HTML was rendered for, written into it by Gatsby. */
    pagePath?: string;
  }
}

/** Before React starts, which waits for it. */
export const onClientEntry: GatsbyBrowser['onClientEntry'] = async () => {
  // Gatsby keeps the reader's address when the HTML is that of /404.html, and replaces it when it
  // is any other page's. The other languages' not-found pages are meant to keep it too.
  if (languages.some((lang) => notFoundPath(lang) === window.pagePath)) {
    window.pagePath = '/404.html';
  }
  if (hasConsent()) startTagManager();
  await loadWords(languageOfPath(window.location.pathname));
};
