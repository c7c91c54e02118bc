import { setLoadDelayed } from '../layout/shell/delayedLoad';

/** What Gatsby has loaded of a page, or the error that kept it from loading the page. */
type Resources = {
  page?: { path: string };
  staticQueryResults?: Record<string, { data?: unknown } | null>;
  status?: string;
  error?: unknown;
};

/** Gatsby's page loader, as Gatsby's links, navigation, router and start call it. */
type Loader = {
  enqueue(address: string): unknown;
  hovering(address: string): void;
  loadPage(address: string): Promise<Resources | undefined>;
  loadPageSync(address: string, options?: object): Resources | undefined;
};

declare global {
  interface Window {
    /** Loads the code of each template. */
    asyncRequires: { components: Record<string, (() => Promise<unknown>) | undefined> };
    /** What Gatsby gives to `./prefetch` for the code of each template. */
    ___chunkMapping?: Record<string, string[]>;
    /** The address that could not be loaded. Gatsby reloads the page when a new service worker is installed. */
    ___failedResources?: string;
  }
  interface Navigator {
    connection?: { saveData?: boolean; effectiveType?: string };
  }
}

const DELAY_MS = 1000;

const getLoader = () => (window as unknown as { ___loader: Loader }).___loader;

const shownAddress = () => window.location.pathname + window.location.search;

/** Repairs what Gatsby's page loader does when something fails or is late (docs/failures.md). */
export function guardLoader(): void {
  const loader = getLoader();
  const { enqueue, loadPage, loadPageSync } = loader;

  // Gatsby's mapping lacks files whose names do not begin with that of their template. prefetch.ts reads the name.
  window.___chunkMapping = Object.fromEntries(
    Object.keys(window.asyncRequires.components).map((name) => [name, [name]]),
  );

  loader.enqueue = (address) => (mayPrefetch() ? enqueue(address) : undefined);

  loader.hovering = (address) => {
    if (mayPrefetch()) void load(address);
  };

  const load = (address: string): Promise<Resources | undefined> =>
    loadPage(address).then(withoutLoss, (error: unknown) => ({ status: 'error', error }));

  let isStarted = false;
  loader.loadPage = async (address) => {
    // A link loads another address.
    const isBackOrForward = isStarted && address === shownAddress();
    isStarted = true;
    const timer =
      isBackOrForward &&
      setTimeout(() => address === shownAddress() && setLoadDelayed(true), DELAY_MS);
    const resources = await load(address);
    if (timer) clearTimeout(timer);
    const hasFailedBefore = !resources?.page && window.___failedResources === address;
    // Gatsby would show the page at the address to which the reader has gone in the meantime, and asks in each render, so that
    // it would load a document for each failure.
    if (isBackOrForward && (address !== shownAddress() || hasFailedBefore)) {
      return new Promise(() => undefined);
    }
    if (!resources?.page) window.___failedResources = address;
    return resources;
  };

  // Gatsby takes an error for a page.
  loader.loadPageSync = (address, options) => {
    const resources = withoutLoss(loadPageSync(address, options));
    return resources?.page && resources;
  };
}

/** No prefetch succeeds without a network, and after an update the next page is loaded as a document. */
function mayPrefetch(): boolean {
  const { saveData, effectiveType = '' } = navigator.connection ?? {};
  return navigator.onLine && !window.___swUpdated && !saveData && !effectiveType.includes('2g');
}

/** @returns an error for a page whose static queries have no data: Gatsby takes any JSON for their results */
function withoutLoss(resources: Resources | undefined): Resources | undefined {
  for (const [hash, result] of Object.entries(resources?.staticQueryResults ?? {})) {
    if (!result?.data) {
      const error = new Error(`We couldn't load "/page-data/sq/d/${hash}.json"`);
      return { status: 'error', error };
    }
  }
  return resources;
}

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
  const loader = getLoader();
  const { loadPage, loadPageSync } = loader;
  const { pathname, search } = window.location;
  // As the browser, Gatsby's router and previews write it.
  const own = [pathname, address, decodeURI(pathname)].map((form) => form + search);
  let resources: Resources | undefined;
  const loading = loadPage(path).then((loaded) => {
    // The path with which Gatsby's router renders a page at every address.
    const page = loaded?.page && { ...loaded.page, path: '/404.html' };
    return (resources = page ? { ...loaded, page } : loaded);
  });
  loader.loadPage = (other) => (own.includes(other) ? loading : loadPage(other));
  loader.loadPageSync = (other, options) =>
    own.includes(other) ? resources : loadPageSync(other, options);
  await loading;
}
