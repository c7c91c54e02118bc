import type { GatsbyBrowser } from 'gatsby';
import { languageOfPath, languages } from '../i18n/languages';
import { loadWords } from '../i18n/words';
import { hasConsent, startTagManager } from '../layout/consent/consent';
import { notFoundPath, offlinePath } from '../addresses';
import { keepPlaces } from './keepPlaces';

declare global {
  interface Window {
    /** Address that the served HTML was rendered for, written into it by Gatsby. */
    pagePath?: string;
  }
}

/** Before React starts, which waits for it. */
export const onClientEntry: GatsbyBrowser['onClientEntry'] = async () => {
  // Gatsby keeps the reader's address when the HTML is that of /404.html, and replaces it when it
  // is any other page's. All pages that stand for others are meant to keep it.
  const standIns = languages.flatMap((lang) => [notFoundPath(lang), offlinePath(lang)]);
  if (standIns.some((path) => path === window.pagePath)) {
    window.pagePath = '/404.html';
  }
  keepPlaces();
  if (hasConsent()) startTagManager();
  await loadWords(languageOfPath(window.location.pathname));
};
