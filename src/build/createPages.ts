import path from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { defaultLanguage, languages } from '../i18n/languages';
import { gonePath, homePath, notFoundPath, offlinePath, searchPath } from '../addresses';
import { inEveryLanguage, toLists } from './pages/toLists';
import { readContent } from './readContent';
import { samplePages } from '../styleguide/samplePages';
import { toSearchEntries } from './pages/toSearchEntries';

/** Creates lists, and pages at fixed addresses. The source plugin creates pages of documents. */
export const createPages: GatsbyNode['createPages'] = async ({ actions, graphql }) => {
  const content = await readContent(graphql);
  const pages = languages.flatMap((lang) => [
    toPage('templates/home', homePath(lang), { lang, translations: inEveryLanguage(homePath) }),
    toPage('templates/search', searchPath(lang), {
      lang,
      translations: inEveryLanguage(searchPath),
      ...toSearchEntries(content, lang),
    }),
    // Without a language in the context, the page gets the language of the requested address.
    toPage('templates/offline', offlinePath(lang)),
    toPage('pages/404', gonePath(lang), { isGone: true }),
    // Gatsby creates the default language's not-found page from src/pages/404.tsx.
    ...(lang === defaultLanguage ? [] : [toPage('pages/404', notFoundPath(lang))]),
  ]);
  for (const { template, path: address, context } of samplePages) {
    pages.push(toPage(`templates/${template}`, address, context));
  }
  for (const { lang, template, pathOf, translations, context, ...list } of toLists(content)) {
    for (const listPage of list.pages) {
      const ofFirst = listPage.page === 1 ? list.firstContext : {};
      const own = { lang, translations, ...context, ...ofFirst, ...listPage };
      pages.push(toPage(`templates/${template}`, pathOf(listPage.page), own));
    }
  }
  for (const page of pages) actions.createPage(page);
};

// Gatsby compiles this file into its cache, so paths are relative to the working directory.
function toPage(file: string, address: string, context: object = {}) {
  return { path: address, component: path.resolve(`src/${file}.tsx`), context };
}
