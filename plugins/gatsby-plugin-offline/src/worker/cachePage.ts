import { cacheFiles } from './fileResponse';
import { dataAddress, staticQueryAddress } from '../gatsbyFiles';
import { documentOf } from './openDocuments';
import { deleteCached, writeCached } from './pageCache';
import { isPrecached } from './precache';
import type { Visit } from './Visit';
import { warnOnce } from './warnOnce';

type PageData = { staticQueryHashes?: string[] };

/**
 * Stores a page that is being read, with everything that it has loaded.
 *
 * @param client the browser's id of the window
 */
export async function cachePage(
  { path, isFirst, urls }: Visit,
  { event, client }: { event: ExtendableEvent; client: string },
): Promise<void> {
  const document = documentOf(client);
  if (document) document.isLoading = false;
  try {
    await cacheFiles(urls, { event, init: fetchOptions('force-cache') });
    if (isPrecached(path)) return;
    // The browser's own cache has the page's files, unless the page was an older copy.
    const isOld = isFirst && document?.local !== undefined;
    const build = await storePage(path, {
      html: fetchOptions(isFirst && !isOld ? 'force-cache' : 'default'),
      data: fetchOptions(isOld ? 'default' : 'force-cache'),
    });
    if (document && !isOld) document.build ??= build;
  } catch (error) {
    // Offline there is nothing to store, and nothing to say.
    if (!(error instanceof TypeError)) warnOnce(error);
  }
}

/** @returns the build that the page is of; `undefined` where there is no page to store */
async function storePage(
  path: string,
  how: { html: RequestInit; data: RequestInit },
): Promise<string | undefined> {
  const response = await fetch(path, how.html);
  if (response.status === 404 || response.status === 410) await deleteCached(path);
  if (response.status !== 200 || response.redirected) return undefined;
  const html = await response.text();
  // Gatsby writes it in a script; a site with a Content-Security-Policy may write it as data.
  const build = /(?:___webpackCompilationHash=|id="gatsby-compilation-hash">)"(\w+)"/.exec(
    html,
  )?.[1];
  if (build === undefined) return undefined;

  const data: Record<string, string> = {};
  const read = async (address: string) => {
    const file = await fetch(address, how.data);
    if (file.status !== 200) throw new TypeError(`${address} responds with ${file.status}`);
    return (data[address] = await file.text());
  };
  const { staticQueryHashes = [] }: PageData = JSON.parse(await read(dataAddress(path)));
  for (const hash of staticQueryHashes) await read(staticQueryAddress(hash));

  const headers = [...response.headers].filter(
    ([name]) => !/^content-(encoding|length)$/.test(name),
  );
  await writeCached(path, { build, html, headers, data });
  return build;
}

type Connection = { effectiveType?: string; saveData?: boolean };

/** A reader who saves data stores what the browser has loaded already, and nothing else. */
function fetchOptions(cache: RequestCache): RequestInit {
  const { connection } = navigator as { connection?: Connection };
  const savesData = connection?.saveData || connection?.effectiveType?.includes('2g');
  return { mode: 'same-origin', cache: savesData ? 'only-if-cached' : cache };
}
