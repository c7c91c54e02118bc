import {
  appDataAddress,
  dataAddress,
  staticQueryAddress,
} from '../../../plugins/gatsby-plugin-offline/src/gatsbyFiles';

type Shown = { json: unknown; staticQueryResults: Record<string, unknown> };

declare global {
  interface Window {
    pagePath?: string;
    ___loader: { loadPageSync: (path: string) => Shown | undefined };
  }
}

/**
 * Whether the server has a newer version of the shown page. A new version of the site that leaves this
 * page as it is does not count.
 *
 * @returns `false` also when the server cannot be reached
 */
export async function isOutdated(): Promise<boolean> {
  // The not-found and offline pages, which are shown at other pages' addresses
  // (browser/onClientEntry.ts), have no data there to compare.
  if (window.pagePath === '/404.html') return false;
  const { pathname } = window.location;
  const shown = window.___loader.loadPageSync(pathname);
  try {
    const { webpackCompilationHash } = (await fetchJson(appDataAddress)) as Record<string, unknown>;
    if (webpackCompilationHash !== window.___webpackCompilationHash) return true;
    const { result } = (await fetchJson(dataAddress(pathname))) as { result: unknown };
    if (differs(result, shown?.json)) return true;
    for (const [hash, query] of Object.entries(shown?.staticQueryResults ?? {})) {
      if (differs(await fetchJson(staticQueryAddress(hash)), query)) return true;
    }
  } catch {
    // Without a network, or without such a page, a reload would not help.
  }
  return false;
}

async function fetchJson(address: string): Promise<unknown> {
  return (await fetch(address, { cache: 'no-cache' })).json();
}

function differs(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) !== JSON.stringify(other);
}
