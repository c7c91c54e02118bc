import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { CreatePagesArgs } from 'gatsby';
import { isLanguage, type Language } from '../../i18n/languages';
import { elementsPath } from '../../addresses';
import type { SitemapPage } from './toSitemap';

/** What Gatsby knows of a page (pageContext.ts tells where it comes from). */
export type SitePage = {
  path: string;
  pageContext: {
    lang?: string;
    translations?: SitemapPage['translations'] | null;
    alternateLanguages?: readonly { lang: string; url?: string | null }[] | null;
    /** Place of a page of a list, from 1. */
    page?: number | null;
  } | null;
};

/**
 * The pages of the site that a search may list.
 *
 * @param folder where the site was built
 * @param dates when a page, or the first page of a list, changed last
 * @throws with Gatsby's message when the pages cannot be read
 */
export async function readSitemapPages(
  graphql: CreatePagesArgs['graphql'],
  { folder, dates }: { folder: string; dates: ReadonlyMap<string, string> },
): Promise<SitemapPage[]> {
  const { data, errors } = await graphql<{ allSitePage: { nodes: SitePage[] } }>(
    '{ allSitePage { nodes { path pageContext } } }',
  );
  if (!data) throw new Error(`The site's pages cannot be read: ${String(errors)}`);
  return data.allSitePage.nodes
    .flatMap((page) => toSitemapPage(page, dates) ?? [])
    .filter((page) => wantsVisitors(page, folder));
}

/** @returns `undefined` for a page of no language: not found, or Gatsby's own */
export function toSitemapPage(
  { path: address, pageContext }: SitePage,
  dates: ReadonlyMap<string, string>,
): SitemapPage | undefined {
  const { lang, translations, alternateLanguages, page } = pageContext ?? {};
  if (!isLanguage(lang)) return undefined;
  // A later page of a list holds other documents in each language: it is nobody's translation.
  const isLater = typeof page === 'number' && page > 1;
  const first = isLater ? address.replace(/\d+\/$/, '') : address;
  return {
    path: address,
    lang,
    modified: dates.get(first),
    translations: isLater ? {} : (translations ?? toTranslations(alternateLanguages ?? [])),
  };
}

function toTranslations(alternates: readonly { lang: string; url?: string | null }[]) {
  const translations: Partial<Record<Language, string>> = {};
  for (const { lang, url } of alternates) if (isLanguage(lang) && url) translations[lang] = url;
  return translations;
}

/** What the page's own HTML says: `noindex` stands there, whoever made the page. */
function wantsVisitors({ path: address, lang }: SitemapPage, folder: string): boolean {
  if (address === elementsPath(lang)) return false;
  const file = path.join(folder, address, 'index.html');
  return existsSync(file) && !saysNoindex(readFileSync(file, 'utf8'));
}

function saysNoindex(html: string): boolean {
  const metas = html.match(/<meta\s[^>]*>/g) ?? [];
  return metas.some((meta) => /\bname="robots"/.test(meta) && /\bnoindex\b/.test(meta));
}
