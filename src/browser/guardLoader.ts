import { setLoadDelayed } from '../layout/shell/delayedLoad';

type Resources = {
  page?: { path: string };
  staticQueryResults?: Record<string, { data?: unknown } | null>;
  status?: string;
  error?: unknown;
};

type Loader = {
  enqueue(address: string): unknown;
  hovering(address: string): void;
  loadPage(address: string): Promise<Resources | undefined>;
  loadPageSync(address: string, options?: object): Resources | undefined;
};

declare global {
  interface Window {
    asyncRequires: { components: Record<string, (() => Promise<unknown>) | undefined> };
    /** Gatsby passes these names to `./prefetch` (prefetch.ts). */
    ___chunkMapping?: Record<string, string[]>;
    /** The address that failed. Gatsby reloads it when a new service worker is installed. */
    ___failedResources?: string;
  }
  interface Navigator {
    connection?: { saveData?: boolean; effectiveType?: string };
  }
}

const DELAY_MS = 1000;

const getLoader = () => (window as unknown as { ___loader: Loader }).___loader;

export const shownAddress = () => window.location.pathname + window.location.search;

/** Changes Gatsby's page loader so that pages survive failures and delays (docs/failures.md). */
export function guardLoader(): void {
  const loader = getLoader();
  const { enqueue, loadPage, loadPageSync } = loader;

  // Maps each template's name to itself, so that prefetch.ts gets the name. Gatsby's own mapping
  // lacks files whose names differ from their template's name.
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
    // After back or forward, the window already shows the new address. After a click on a link, it
    // still shows the previous address.
    const isBackOrForward = isStarted && address === shownAddress();
    isStarted = true;
    const timer =
      isBackOrForward &&
      setTimeout(() => address === shownAddress() && setLoadDelayed(true), DELAY_MS);
    const resources = await load(address);
    if (timer) clearTimeout(timer);
    const hasFailedBefore = !resources?.page && window.___failedResources === address;
    // A promise that never resolves prevents two errors. If the reader has gone on to another
    // address, Gatsby would show this page there. If the page fails again, Gatsby would load the
    // document again at each render.
    if (isBackOrForward && (address !== shownAddress() || hasFailedBefore)) {
      return new Promise(() => undefined);
    }
    if (!resources?.page) window.___failedResources = address;
    return resources;
  };

  // Without this check, Gatsby would render the resources of an error as a page.
  loader.loadPageSync = (address, options) => {
    const resources = withoutLoss(loadPageSync(address, options));
    return resources?.page && resources;
  };
}

/** After an update (`___swUpdated`), prefetching is useless: the next page loads as a document. */
function mayPrefetch(): boolean {
  const { saveData, effectiveType = '' } = navigator.connection ?? {};
  return navigator.onLine && !window.___swUpdated && !saveData && !effectiveType.includes('2g');
}

/** Returns an error if a static query's result has no data, because Gatsby accepts any JSON. */
function withoutLoss(resources: Resources | undefined): Resources | undefined {
  for (const [hash, result] of Object.entries(resources?.staticQueryResults ?? {})) {
    if (result?.data) continue;
    return { status: 'error', error: new Error(`We couldn't load "/page-data/sq/d/${hash}.json"`) };
  }
  return resources;
}

// Makes Gatsby render the served page. Gatsby would look up the address again, decoded differently:
// for `/x%3Dy/` no page, for `/x%2Fy/` a wrong page. `address` is encoded as in Gatsby's router.
export async function keepServedPage(path: string, address: string): Promise<void> {
  const loader = getLoader();
  const { loadPage, loadPageSync } = loader;
  const { pathname, search } = window.location;
  // The browser, Gatsby's router and previews write the address in three forms.
  const own = [pathname, address, decodeURI(pathname)].map((form) => form + search);
  let resources: Resources | undefined;
  const loading = loadPage(path).then((loaded) => {
    // With this path, Gatsby's router renders a page at every address.
    const page = loaded?.page && { ...loaded.page, path: '/404.html' };
    return (resources = page ? { ...loaded, page } : loaded);
  });
  loader.loadPage = (other) => (own.includes(other) ? loading : loadPage(other));
  loader.loadPageSync = (other, options) =>
    own.includes(other) ? resources : loadPageSync(other, options);
  await loading;
}
