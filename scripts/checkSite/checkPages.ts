import { languageFacts, languageOfPath } from '../../src/i18n/languages';
import type { Crawl } from './crawl';
import type { Findings, Rule } from './Findings';
import type { Page } from './readPage';
import { toOwnAddress } from './Site';
import type { Site } from './Site';

const MAX_HTML_BYTES = 250_000;
const BYTES_PER_KILOBYTE = 1_000;

const language: Rule = {
  kind: 'Languages',
  expected: '<html lang> is the language of the address.',
  remedy: 'Look at the language of the document in the CMS.',
};
const translations: Rule = {
  kind: 'Languages',
  expected: 'The hreflang alternates of a page contain the page and point at each other.',
  remedy: 'Build and deploy the whole site again: its pages may be of two builds.',
};
const canonical: Rule = {
  kind: 'Languages',
  expected: 'A page that may be indexed has its own address as canonical.',
  remedy: 'Build with SITE_URL set to the address of the published site.',
};
const oneHeading: Rule = {
  kind: 'Texts',
  expected: 'A page has one <h1>.',
  remedy: 'Look at the title of the document, and at headings of level 1 in its text.',
};
const described: Rule = {
  kind: 'Texts',
  expected: 'A page has a title and a description.',
  remedy: 'Fill the fields of the document in the CMS.',
};
const unique: Rule = {
  kind: 'Texts',
  expected: 'Titles and descriptions differ from page to page of a language.',
  remedy: 'Change the text of one of the documents, if readers cannot tell them apart.',
};
const hidden: Rule = {
  kind: 'Sitemap and robots',
  expected: 'The sitemap lists no page that says noindex.',
  remedy: 'Look at src/build/subscriptions/readSitemapPages.ts.',
};
const unlisted: Rule = {
  kind: 'Sitemap and robots',
  expected: 'The sitemap lists every page that may be indexed.',
  remedy: 'Build and deploy again; the page may be one of an older build.',
};
const large: Rule = {
  kind: 'Sizes',
  expected: `The HTML of a page has at most ${MAX_HTML_BYTES / BYTES_PER_KILOBYTE} kB, uncompressed.`,
  remedy: 'Divide the document, if readers would like that too.',
};

/** Checks what each page says about itself, and that pages agree. */
export function checkPages({ resources, listed }: Crawl, site: Site, findings: Findings): void {
  const pages = new Map<string, Page>();
  for (const [address, { page, bytes }] of resources) {
    if (!page) continue;
    pages.set(address, page);
    if (bytes > MAX_HTML_BYTES) findings.note(large, address, kilobytes(bytes));
  }
  const firstWith = new Map<string, string>();
  for (const [address, page] of pages) {
    checkTexts(address, page, site, findings);
    if (page.isHidden) {
      if (listed.has(address)) findings.fault(hidden, address, 'listed');
      continue;
    }
    if (listed.size > 0 && !listed.has(address)) findings.note(unlisted, address, 'not listed');
    checkAddresses(address, page, pages, site, findings);
    for (const name of ['title', 'description'] as const) {
      const key = `${page.lang} ${name} ${page[name]}`;
      const first = firstWith.get(key);
      if (first === undefined) firstWith.set(key, address);
      else if (page[name]) {
        findings.note(unique, address, `the same ${name} as ${first}: “${page[name]}”`);
      }
    }
  }
}

function checkTexts(address: string, page: Page, { rules }: Site, findings: Findings): void {
  const wanted = rules && languageFacts[languageOfPath(address)].tag;
  if (!page.lang || (wanted && page.lang !== wanted)) {
    const seen = page.lang ? `lang="${page.lang}"` : 'no lang';
    findings.fault(language, address, seen + (wanted ? ` instead of "${wanted}"` : ''));
  }
  if (page.headings !== 1) findings.fault(oneHeading, address, `${page.headings} of them`);
  for (const name of ['title', 'description'] as const) {
    // Nobody searches for a page that is not indexed.
    if (!page[name] && !(page.isHidden && name === 'description')) {
      findings.fault(described, address, `no ${name}`);
    }
  }
}

function checkAddresses(
  address: string,
  page: Page,
  pages: ReadonlyMap<string, Page>,
  site: Site,
  findings: Findings,
): void {
  const own = toOwnAddress(site, page.canonical ?? 'none:', address)?.address;
  if (own !== address) findings.fault(canonical, address, page.canonical ?? 'no canonical');

  const alternatesOf = (each: Page, from: string) =>
    [...each.alternates].map(
      ([lang, href]) => [lang, toOwnAddress(site, href, from)?.address ?? href] as const,
    );
  const asText = (alternates: readonly (readonly [string, string])[]) =>
    alternates
      .map((pair) => pair.join(' '))
      .sort()
      .join(', ');
  const alternates = alternatesOf(page, address);
  if (alternates.length === 0) return;
  if (!alternates.some(([lang, target]) => target === address && lang === page.lang)) {
    findings.fault(translations, address, `no alternate in ${page.lang} is the page itself`);
  }
  for (const target of new Set(alternates.map(([, each]) => each))) {
    const other = pages.get(target);
    // A target that is not there is a dead link.
    if (!other || target === address) continue;
    const back = asText(alternatesOf(other, target));
    if (back === asText(alternates)) continue;
    findings.fault(translations, address, `${target} has ${back || 'no alternates'}`);
  }
}

function kilobytes(bytes: number): string {
  return `${Math.ceil(bytes / BYTES_PER_KILOBYTE)} kB`;
}
