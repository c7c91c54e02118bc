import { isRecord } from '../isRecord';

/** What Gatsby has loaded of a page, as far as a preview changes it. Gatsby draws what stands in it. */
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
 * Gatsby's loader of pages: the object that its own navigation asks. An address without a page is
 * given the resources of the not-found page.
 */
type Loader = {
  loadPage(address: string): Promise<unknown>;
};

/** The address of the not-found page; the other is that of `gatsby develop`. */
const notFoundPaths = ['/404.html', '/dev-404-page/'];

export const notFoundPath = '/404.html';

/** Whether the resources are those of the not-found page, which stands for an address without a page. */
export function isNotFound({ page }: Pick<PageResources, 'page'>): boolean {
  return notFoundPaths.includes(page.path);
}

/**
 * Lets something be done with the resources of a page whenever Gatsby loads one, and before it shows
 * the page.
 *
 * @param change gets the address as Gatsby has it, with its query.
 * @returns loads the resources as they are; nothing when they cannot be loaded
 */
export function onLoadPage(
  change: (address: string, resources: PageResources) => Promise<void>,
): (address: string) => Promise<PageResources | undefined> {
  const loader = (window as unknown as { ___loader: Loader }).___loader;
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

function isLoaded(resources: unknown): resources is PageResources {
  return isRecord(resources) && 'json' in resources && 'page' in resources;
}
