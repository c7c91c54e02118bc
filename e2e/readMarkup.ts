import type { Page } from '@playwright/test';

/** Parses HTML in the browser without running or loading anything. `page` does not change. */
export function readMarkup(page: Page, html: string) {
  return page.evaluate((text) => {
    const parsed = new DOMParser().parseFromString(text, 'text/html');
    const all = (selector: string) => [...parsed.querySelectorAll(selector)];
    const values = (selector: string, name: string) =>
      all(selector).map((element) => element.getAttribute(name) ?? '');
    return {
      lang: parsed.documentElement.lang,
      title: parsed.title,
      description: values('head > meta[name=description]', 'content')[0] ?? '',
      /** Open Graph's properties with their values. */
      shared: all('head > meta[property^="og:"]').map((meta) =>
        ['property', 'content'].map((name) => meta.getAttribute(name)).join(' '),
      ),
      canonical: values('head > link[rel=canonical]', 'href')[0] ?? '',
      robots: values('head > meta[name=robots]', 'content').join(),
      headings: all('h1').length,
      alternates: all('head > link[hreflang]').map((link) => ({
        lang: link.getAttribute('hreflang'),
        href: link.getAttribute('href') ?? '',
      })),
      structuredData: all('script[type="application/ld+json"]').map(
        ({ textContent }) => textContent ?? '',
      ),
      ids: all('[id]').map(({ id }) => id),
      links: all('a[href]').map((link) => ({
        href: link.getAttribute('href') ?? '',
        lang: link.getAttribute('hreflang'),
      })),
      /** URLs of scripts, images, translations, feeds and shared images. */
      parts: [
        ...values('[src]', 'src'),
        ...values('link[href]', 'href'),
        ...values('meta[property="og:image"]', 'content'),
        ...values('[srcset]', 'srcset').flatMap((srcset) =>
          srcset.split(/,\s+/).map((each) => each.split(/\s+/)[0] ?? ''),
        ),
      ],
    };
  }, html);
}

/** A thing of the structured data. `@type` is a list for the centre, which has several types. */
export type Thing = { '@type': string | string[] } & Record<string, unknown>;

export function sortByType(things: readonly Thing[]): Record<string, Thing[]> {
  const byType: Record<string, Thing[]> = {};
  for (const thing of things) {
    for (const type of [thing['@type']].flat()) (byType[type] ??= []).push(thing);
  }
  return byType;
}

type ServedPage = { heading: string; lang: string };

export function toServedPage(html: string): ServedPage {
  return {
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
