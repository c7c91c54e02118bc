import type { APIRequestContext } from '@playwright/test';

/**
 * The texts in the served HTML of a page, which must be the same after a navigation without a
 * reload.
 */
export type ServedPage = { title: string; heading: string; lang: string };

const cache = new Map<string, ServedPage>();

/** @param path the encoded path; its query and hash are ignored */
export async function servedPage(request: APIRequestContext, path: string): Promise<ServedPage> {
  const [address = '/'] = path.split(/[?#]/);
  const page = cache.get(address) ?? toServedPage(await (await request.get(address)).text());
  cache.set(address, page);
  return page;
}

/** @param html of a whole page */
export function toServedPage(html: string): ServedPage {
  return {
    title: textOf(/<title[^>]*>(.*?)<\/title>/s.exec(html)?.[1]),
    heading: textOf(/<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1]),
    lang: /<html[^>]* lang="([^"]+)"/.exec(html)?.[1] ?? '',
  };
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

function textOf(markup = ''): string {
  return markup
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => entities[name] ?? '')
    .replaceAll('\u00AD', '')
    .trim();
}
