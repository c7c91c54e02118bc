import type { APIRequestContext } from '@playwright/test';

/** What the served HTML says of a page: what a reader must be told who comes there without a reload. */
export type ServedPage = { title: string; heading: string; lang: string };

const known = new Map<string, ServedPage>();

/** @param path with its letters encoded; query and hash are left out of the question */
export async function servedPage(request: APIRequestContext, path: string): Promise<ServedPage> {
  const [address = '/'] = path.split(/[?#]/);
  const page = known.get(address) ?? read(await (await request.get(address)).text());
  known.set(address, page);
  return page;
}

function read(html: string): ServedPage {
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
