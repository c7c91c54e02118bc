import { languageOfPath } from '../i18n/languages';
import { offlinePath } from '../addresses';
import { built } from './built';
import { dataAddress } from './dataAddress';
import { readKept } from './keptPages';
import { toJson, type LocalPage } from './LocalPage';
import { isPrecached, readPrecached } from './precache';

/** A page that came with this version of the site, else the copy of one that was read. */
export async function readLocalPage(path: string): Promise<LocalPage | undefined> {
  return (await precachedPage(path)) ?? (await readKept(path));
}

/**
 * The page that says that there is no network, in the language of the address that was asked for. It
 * answers for that address, where the browser stays.
 */
export async function readOfflinePage(path: string): Promise<LocalPage | undefined> {
  const own = offlinePath(languageOfPath(path));
  const page = await precachedPage(own);
  if (!page || path === own) return page;
  return {
    ...page,
    readData: async (address) => {
      if (address !== dataAddress(path)) return page.readData(address);
      const data = await page.readData(dataAddress(own));
      return data && toJson(JSON.stringify({ ...(await data.json()), path: decodeURI(path) }));
    },
  };
}

async function precachedPage(path: string): Promise<LocalPage | undefined> {
  if (!isPrecached(path)) return undefined;
  const html = await readPrecached(path);
  return html && { html, build: built.build, readData: readPrecached };
}
