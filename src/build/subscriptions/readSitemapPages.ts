import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { CreatePagesArgs } from 'gatsby';
import { toDate } from '../../content/values/cmsValues';
import { isLanguage } from '../../i18n/languages';
import type { Language } from '../../i18n/languages';
import { elementsPath, pathOf } from '../../addresses';
import type { ContentDocument } from '../readContent';
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
 * Reads the pages that search engines may list. A page of a document has the document's date.
 * @throws with Gatsby's message when the pages cannot be read
 */
export async function readSitemapPages(
  graphql: CreatePagesArgs['graphql'],
  content: readonly Pick<ContentDocument, '_meta'>[],
  folder: string,
): Promise<SitemapPage[]> {
  const { data, errors } = await graphql<{ allSitePage: { nodes: SitePage[] } }>(
    '{ allSitePage { nodes { path pageContext } } }',
  );
  if (!data) throw new Error(`The site's pages cannot be read: ${String(errors)}`);
  const dates = new Map(
    content.map(({ _meta }) => [pathOf(_meta), toDate(_meta.lastPublicationDate)]),
  );
  return data.allSitePage.nodes
    .filter((page) => page.path !== elementsPath() && isIndexed(path.join(folder, page.path)))
    .flatMap((page) => toSitemapPage(page, dates.get(page.path)) ?? []);
}

/** Returns `undefined` for a page without a language: a not-found page, or a page of Gatsby's. */
function toSitemapPage(
  { path: address, pageContext }: SitePage,
  modified: string | undefined,
): SitemapPage | undefined {
  const { lang, translations, alternateLanguages, page } = pageContext ?? {};
  if (!isLanguage(lang)) return undefined;
  // Later pages of a list are not translations: they have other documents in each language.
  const isLater = typeof page === 'number' && page > 1;
  return {
    path: address,
    lang,
    modified,
    translations: isLater ? {} : (translations ?? toTranslations(alternateLanguages ?? [])),
  };
}

function toTranslations(alternates: readonly { lang: string; url?: string | null }[]) {
  const translations: Partial<Record<Language, string>> = {};
  for (const { lang, url } of alternates) if (isLanguage(lang) && url) translations[lang] = url;
  return translations;
}

function isIndexed(page: string): boolean {
  const file = path.join(page, 'index.html');
  return existsSync(file) && !hasNoindex(readFileSync(file, 'utf8'));
}

function hasNoindex(html: string): boolean {
  const tags = html.match(/<meta\s[^<>]*>/g) ?? [];
  return tags.some((tag) => /\bname="robots"/.test(tag) && /\bnoindex\b/.test(tag));
}
