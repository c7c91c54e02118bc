import { parseHtml } from './parseMarkup';
import { urlsOfStyles } from './readReferences';

/** What is kept of a page. */
export type Page = {
  /** `<html lang>`. */
  lang: string;
  title: string;
  description: string;
  headings: number;
  /** Whether it says `noindex`. */
  isHidden: boolean;
  /** As written; undefined without one. */
  canonical: string | undefined;
  /** Addresses as written, by `hreflang`. */
  alternates: Map<string, string>;
  ids: Set<string>;
  /** Of the scripts that its HTML makes a browser load. */
  scripts: string[];
};

export type ReadPage = {
  page: Page;
  /** What it refers to, as written. */
  references: string[];
  /** Text of each `application/ld+json`. */
  structuredData: string[];
  isGatsby: boolean;
};

/** One candidate of a `srcset`: an address that may contain commas, but neither begins nor ends with one. */
const candidate = /([^\s,]\S*[^\s,])(?:\s+[\d.]+[wx])?\s*(?:,|$)/g;

/** Reads the HTML of a page. Addresses stay as they are written. */
export function readPage(html: string): ReadPage {
  const document = parseHtml(html);
  const values = (selector: string, attribute: string) =>
    [...document.querySelectorAll(selector)].map(
      (element) => element.getAttribute(attribute) ?? '',
    );
  const meta = (name: string) => values(`meta[name="${name}" i]`, 'content')[0] ?? '';
  const texts = (selector: string) =>
    [...document.querySelectorAll(selector)].map(({ textContent }) => textContent ?? '');
  const sources = [...values('[srcset]', 'srcset'), ...values('[imagesrcset]', 'imagesrcset')];
  const alternates = [...document.querySelectorAll('link[rel~="alternate"][hreflang]')];
  return {
    page: {
      lang: document.documentElement.lang,
      title: texts('head > title')[0]?.trim() ?? '',
      description: meta('description').trim(),
      headings: document.querySelectorAll('h1').length,
      isHidden: /\b(noindex|none)\b/i.test(meta('robots')),
      canonical: values('link[rel~="canonical"]', 'href')[0],
      alternates: new Map(
        alternates.map((link) => [
          link.getAttribute('hreflang') ?? '',
          link.getAttribute('href') ?? '',
        ]),
      ),
      ids: new Set([...values('[id]', 'id'), ...values('a[name]', 'name')]),
      scripts: [
        ...values('script[src]:not([nomodule])', 'src'),
        // What the inline script of src/build/startScript.ts loads.
        ...values('script[data-src]', 'data-src'),
        ...values('link[rel~="preload"][as="script"], link[rel~="modulepreload"]', 'href'),
      ],
    },
    references: [
      ...values('a[href], area[href], use[href]', 'href'),
      ...values('link[href]:not([rel~="preconnect"], [rel~="dns-prefetch"])', 'href'),
      ...values('[src]', 'src'),
      ...values('script[data-src]', 'data-src'),
      ...values('[poster]', 'poster'),
      ...values('object[data]', 'data'),
      ...values('form[action]:not([method="post" i])', 'action'),
      ...values('meta[property="og:image"], meta[property="og:url"]', 'content'),
      ...values('meta[name="twitter:image"]', 'content'),
      ...sources.flatMap((set) => [...set.matchAll(candidate)].map(([, url = '']) => url)),
      ...[...texts('style'), ...values('[style]', 'style')].flatMap(urlsOfStyles),
    ],
    structuredData: texts('script[type="application/ld+json" i]'),
    isGatsby: document.getElementById('___gatsby') !== null,
  };
}
