import { isRecord } from '../isRecord';
import { toComparable } from '../planning/pagePath';

export type PageResources = {
  component: unknown;
  head: unknown;
  json: { data?: Record<string, unknown>; pageContext: Record<string, unknown> };
  page: {
    path: string;
    componentChunkName: string;
    staticQueryHashes: readonly (string | number)[];
  };
  staticQueryResults: Record<string, { data: Record<string, unknown> }>;
};

/** For a path without a page, `loadPage` returns the not-found page's resources. */
type Loader = {
  loadPage(address: string): Promise<unknown>;
  isPageNotFound(address: string): boolean;
};

const getLoader = () => (window as unknown as { ___loader: Loader }).___loader;

/** Paths of the not-found page, in a build and in `gatsby develop`. */
const notFoundPaths = ['/404.html', '/dev-404-page/'];

export const notFoundPath = '/404.html';

export function isNotFound({ page }: Pick<PageResources, 'page'>): boolean {
  return notFoundPaths.includes(page.path);
}

/** Calls `change` before Gatsby shows a page. Returns a function that loads resources unchanged. */
export function onLoadPage(
  change: (address: string, resources: PageResources) => Promise<void>,
): (address: string) => Promise<PageResources | undefined> {
  const loader = getLoader();
  const loadPage = loader.loadPage.bind(loader);
  loader.loadPage = async (address) => {
    const resources = await loadPage(address);
    if (isLoaded(resources)) await change(address, resources);
    return resources;
  };
  return async (address) => {
    const resources = await loadPage(address);
    return isLoaded(resources) ? resources : undefined;
  };
}

const shownPaths = new Set<string>();

/** Makes `gatsby develop` show resources instead of its 404 page at a path without a page. */
export function showWithoutPage(path: string, resources: PageResources): void {
  if (process.env.NODE_ENV !== 'development') return;
  resources.page = { ...resources.page, path };
  if (shownPaths.size === 0) {
    const loader = getLoader();
    const isPageNotFound = loader.isPageNotFound.bind(loader);
    loader.isPageNotFound = (address) =>
      !shownPaths.has(toComparable(address.replace(/[?#][^]*/, ''))) && isPageNotFound(address);
  }
  shownPaths.add(toComparable(path));
}

function isLoaded(resources: unknown): resources is PageResources {
  return isRecord(resources) && 'json' in resources && 'page' in resources;
}
