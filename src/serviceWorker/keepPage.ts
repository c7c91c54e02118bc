import { dataAddress, staticQueryAddress } from './dataAddress';
import { keepFiles } from './files';
import { forgetKept, writeKept } from './keptPages';
import { documentOf } from './openDocuments';
import { isPrecached } from './precache';
import type { ReadPage } from './ReadPage';
import { report } from './report';

type PageData = { staticQueryHashes?: string[] };

/**
 * Keeps a page that is being read, with all that it has loaded.
 *
 * @param client the browser's id of the window
 */
export async function keepPage(
  { path, isFirst, urls }: ReadPage,
  { event, client }: { event: ExtendableEvent; client: string },
): Promise<void> {
  const document = documentOf(client);
  if (document) document.isLoading = false;
  try {
    await keepFiles(urls, { event, init: howToFetch('force-cache') });
    if (isPrecached(path)) return;
    // The browser has what the page was made from, unless that was an older copy.
    const isOld = isFirst && document?.local !== undefined;
    const build = await fetchPage(path, {
      html: howToFetch(isFirst && !isOld ? 'force-cache' : 'default'),
      data: howToFetch(isOld ? 'default' : 'force-cache'),
    });
    if (document && !isOld) document.build ??= build;
  } catch (error) {
    // Without a network there is nothing to keep, and nothing to say.
    if (!(error instanceof TypeError)) report(error);
  }
}

/** @returns the build that the page is of; `undefined` where there is no page to keep */
async function fetchPage(
  path: string,
  how: { html: RequestInit; data: RequestInit },
): Promise<string | undefined> {
  const response = await fetch(path, how.html);
  if (response.status === 404 || response.status === 410) await forgetKept(path);
  if (response.status !== 200 || response.redirected) return undefined;
  const html = await response.text();
  const build = /___webpackCompilationHash="(\w+)"/.exec(html)?.[1];
  if (build === undefined) return undefined;

  const data: Record<string, string> = {};
  const read = async (address: string) => {
    const answer = await fetch(address, how.data);
    if (answer.status !== 200) throw new TypeError(`${address} answers ${answer.status}`);
    return (data[address] = await answer.text());
  };
  const { staticQueryHashes = [] }: PageData = JSON.parse(await read(dataAddress(path)));
  for (const hash of staticQueryHashes) await read(staticQueryAddress(hash));

  const headers = [...response.headers].filter(
    ([name]) => !/^content-(encoding|length)$/.test(name),
  );
  await writeKept(path, { build, html, headers, data });
  return build;
}

type Connection = { effectiveType?: string; saveData?: boolean };

/** Who pays for every byte keeps what the browser has already, and nothing else. */
function howToFetch(cache: RequestCache): RequestInit {
  const { connection } = navigator as { connection?: Connection };
  const isSparing = connection?.saveData || connection?.effectiveType?.includes('2g');
  return { mode: 'same-origin', cache: isSparing ? 'only-if-cached' : cache };
}
