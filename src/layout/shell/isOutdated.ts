import { appDataAddress, dataAddress, staticQueryAddress } from '../../serviceWorker/dataAddress';

type Shown = { json: unknown; staticQueryResults: Record<string, unknown> };

declare global {
  interface Window {
    pagePath?: string;
    ___webpackCompilationHash: string;
    ___loader: { loadPageSync: (path: string) => Shown | undefined };
  }
}

/**
 * Whether the page on show is another on the server by now: a new version of the site that changes
 * nothing on it, or that it is of already, is not worth a word.
 *
 * @returns `false` too where the server cannot be asked
 */
export async function isOutdated(): Promise<boolean> {
  // What stands for another page (browser/onClientEntry.ts) is of no version of that page.
  if (window.pagePath === '/404.html') return false;
  const { pathname } = window.location;
  const shown = window.___loader.loadPageSync(pathname);
  try {
    const { webpackCompilationHash } = (await ask(appDataAddress)) as Record<string, unknown>;
    if (webpackCompilationHash !== window.___webpackCompilationHash) return true;
    const { result } = (await ask(dataAddress(pathname))) as { result: unknown };
    if (isOther(result, shown?.json)) return true;
    for (const [hash, query] of Object.entries(shown?.staticQueryResults ?? {})) {
      if (isOther(await ask(staticQueryAddress(hash)), query)) return true;
    }
  } catch {
    // No network, or no such page: loading it again would bring nothing.
  }
  return false;
}

async function ask(address: string): Promise<unknown> {
  return (await fetch(address, { cache: 'no-cache' })).json();
}

function isOther(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) !== JSON.stringify(other);
}
