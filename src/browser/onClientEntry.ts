import type { GatsbyBrowser } from 'gatsby';
import { substitutePaths } from '../addresses';
import { languageOfPath } from '../i18n/languages';
import { loadMessages } from '../i18n/messageStore';
import { hasConsent, startTagManager } from '../layout/consent/consent';
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

type Resources = { page?: { path: string } };

/** Gatsby's page loader, of which Gatsby's own code calls these two functions. */
type Loader = {
  loadPage(address: string): Promise<Resources | undefined>;
  loadPageSync(address: string, options?: object): Resources | undefined;
};

/**
 * Makes Gatsby render the page that the server has sent for the address of the document. Gatsby would look
 * the address up again, decoded once in one place, twice in another and not at all in a third, and so find
 * no page for `/x%3Dy/`, and another page than the server for `/x%2Fy/`.
 *
 * @param path the path that the HTML was rendered for
 * @param address the document's path as Gatsby's router writes it
 * @returns a promise that resolves when the page has been loaded, or has failed to load
 */
async function keepServedPage(path: string, address: string): Promise<void> {
  const { ___loader: loader } = window as unknown as { ___loader: Loader };
  const { loadPage, loadPageSync } = loader;
  const { pathname, search } = window.location;
  // As the browser, Gatsby's router and previews write it.
  const own = [pathname, address, decodeURI(pathname)].map((form) => form + search);
  const isOwn = (other: string) => own.includes(other);
  let resources: Resources | undefined;
  const loading = loadPage(path).then((loaded) => {
    // The path with which Gatsby's router renders a page at every address.
    const page = loaded?.page && { ...loaded.page, path: '/404.html' };
    return (resources = page ? { ...loaded, page } : loaded);
  });
  loader.loadPage = (other) => (isOwn(other) ? loading : loadPage(other));
  loader.loadPageSync = (other, options) =>
    isOwn(other) ? resources : loadPageSync(other, options);
  await loading;
}
