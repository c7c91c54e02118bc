import path from 'node:path';
import type { CreatePagesArgs } from 'gatsby';
import { isLanguage } from '../../i18n/languages';
import type { Language } from '../../i18n/languages';
import { elementsPath } from '../../addresses';
import type { BuiltFiles } from '../readBuiltFiles';
import type { SitemapPage } from './toSitemap';

/** pageContext.ts explains the context. */
export type SitePage = {
  path: string;
  pageContext: {
    lang?: string;
    translations?: SitemapPage['translations'] | null;
    alternateLanguages?: readonly { lang: string; url?: string | null }[] | null;
    /** The first page has the number 1. */
    page?: number | null;
  } | null;
};

/**
 * Reads the pages that search engines may list. `dates` has the dates of last changes by path.
 * @throws with Gatsby's message when the pages cannot be read
 */
export async function readSitemapPages(
  graphql: CreatePagesArgs['graphql'],
  { read, dates }: { read: (names: string[]) => BuiltFiles; dates: ReadonlyMap<string, string> },
): Promise<SitemapPage[]> {
  const { data, errors } = await graphql<{ allSitePage: { nodes: SitePage[] } }>(
    '{ allSitePage { nodes { path pageContext } } }',
  );
  if (!data) throw new Error(`The site's pages cannot be read: ${String(errors)}`);
  const pages = data.allSitePage.nodes
    .flatMap((page) => toSitemapPage(page, dates) ?? [])
    .filter((page) => page.path !== elementsPath());
  const files = read(pages.map(toFile));
  return pages.filter((page) => files.get(toFile(page))?.hasNoindex === false);
}

/** Returns `undefined` for a page without a language: a not-found page, or a page of Gatsby's. */
function toSitemapPage(
  { path: address, pageContext }: SitePage,
  dates: ReadonlyMap<string, string>,
): SitemapPage | undefined {
  const { lang, translations, alternateLanguages, page } = pageContext ?? {};
  if (!isLanguage(lang)) return undefined;
  // Later pages of a list are not translations: they have other documents in each language.
  const isLater = typeof page === 'number' && page > 1;
  const first = isLater ? address.replace(/(?<!\d)\d+\/$/, '') : address;
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

function toFile({ path: address }: SitemapPage): string {
  return path.join('.', address, 'index.html');
}
