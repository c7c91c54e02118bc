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
export async function keepServedPage(path: string, address: string): Promise<void> {
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
