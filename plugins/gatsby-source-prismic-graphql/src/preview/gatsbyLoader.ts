import { isRecord } from '../isRecord';
import { toComparable } from '../planning/pagePath';

/**
 * The part of a page's resources that previews change. Gatsby renders the page from these resources.
 */
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

/**
 * Gatsby's page loader, which Gatsby's navigation uses. For a path without a page it returns the
 * resources of the not-found page.
 */
type Loader = {
  loadPage(address: string): Promise<unknown>;
  isPageNotFound(address: string): boolean;
};

const getLoader = () => (window as unknown as { ___loader: Loader }).___loader;

/** Paths of the not-found page, in a build and in `gatsby develop`. */
const notFoundPaths = ['/404.html', '/dev-404-page/'];

export const notFoundPath = '/404.html';

/** Whether the resources belong to the not-found page, which Gatsby shows for a path without a page. */
export function isNotFound({ page }: Pick<PageResources, 'page'>): boolean {
  return notFoundPaths.includes(page.path);
}

/**
 * Calls `change` with the resources of every page that Gatsby loads, before Gatsby shows the page.
 *
 * @param change receives the page's path with its query string.
 * @returns a function that loads resources without changing them; it resolves to undefined when they
 * cannot be loaded.
 */
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

/** Paths that have resources in a preview and no page, in a form for comparison. */
const shownPaths = new Set<string>();

/**
 * Has `gatsby develop` show the resources at a path that has no page. Without it, Gatsby shows its own 404
 * page there, whatever the resources are. A build shows the resources of its not-found page.
 */
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
