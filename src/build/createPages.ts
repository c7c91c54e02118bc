import path from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { defaultLanguage, languages } from '../i18n/languages';
import type { Language } from '../i18n/languages';
import { gonePath, homePath, notFoundPath, offlinePath, searchPath } from '../addresses';
import { toLists } from './pages/toLists';
import { readContent } from './readContent';
import { samplePages } from '../styleguide/samplePages';
import { toSearchEntries } from './pages/toSearchEntries';

type Page = { path: string; component: string; context: object };

/** Creates lists, and pages at fixed addresses. The source plugin creates pages of documents. */
export const createPages: GatsbyNode['createPages'] = async ({ actions, graphql }) => {
  const content = await readContent(graphql);
  const pages = languages.flatMap((lang): Page[] => [
    toPage('home', homePath(lang), { lang, translations: inEveryLanguage(homePath) }),
    toPage('search', searchPath(lang), {
      lang,
      translations: inEveryLanguage(searchPath),
      ...toSearchEntries(content, lang),
    }),
    // Without a language in the context, the page gets the language of the requested address.
    toPage('offline', offlinePath(lang)),
    { path: gonePath(lang), component: notFound, context: { isGone: true } },
  ]);
  for (const lang of languages) {
    // Gatsby creates the default language's not-found page from src/pages/404.tsx.
    if (lang === defaultLanguage) continue;
    pages.push({ path: notFoundPath(lang), component: notFound, context: {} });
  }
  for (const { template, path: address, context } of samplePages) {
    pages.push(toPage(template, address, context));
  }
  for (const { lang, template, pathOf, translations, context, ...list } of toLists(content)) {
    for (const listPage of list.pages) {
      const ofFirst = listPage.page === 1 ? list.firstContext : {};
      const own = { lang, translations, ...context, ...ofFirst, ...listPage };
      pages.push(toPage(template, pathOf(listPage.page), own));
    }
  }
  for (const page of pages) actions.createPage(page);
};

// Gatsby compiles this file into its cache, so paths are relative to the working directory.
const notFound = path.resolve('src/pages/404.tsx');

function toPage(template: string, address: string, context = {}): Page {
  return { path: address, component: path.resolve(`src/templates/${template}.tsx`), context };
}

function inEveryLanguage(pathOf: (lang: Language) => string) {
  return Object.fromEntries(languages.map((lang) => [lang, pathOf(lang)]));
}
