import path from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { languages } from '../i18n/languages';
import type { Language } from '../i18n/languages';
import { gonePath, homePath, notFoundPath, offlinePath, searchPath } from '../addresses';
import { toLists } from './pages/toLists';
import { readContent } from './readContent';
import { samplePages } from '../styleguide/samplePages';
import { toSearchEntries } from './pages/toSearchEntries';

// Gatsby compiles this file into its cache, so paths are relative to the working directory.
const template = (name: string) => path.resolve(`src/templates/${name}.tsx`);

const pathsByTemplate = { home: homePath, search: searchPath };

type Page = { path: string; component: string; context: Record<string, unknown> };

/** Creates lists, and pages at fixed addresses. The source plugin creates pages of documents. */
export const createPages: GatsbyNode['createPages'] = async ({ actions, graphql }) => {
  const content = await readContent(graphql);
  const pages: Page[] = languages.flatMap((lang) => [
    ...Object.entries(pathsByTemplate).map(([name, pathOf]) => ({
      path: pathOf(lang),
      component: template(name),
      context: {
        lang,
        translations: inEveryLanguage(pathOf),
        ...(name === 'search' && toSearchEntries(content, lang)),
      },
    })),
    ...notFoundPages(lang),
    // Without a language in the context, the page gets the language of the requested address.
    { path: offlinePath(lang), component: template('offline'), context: {} },
  ]);
  pages.push(
    ...samplePages.map(({ template: name, ...page }) => ({ ...page, component: template(name) })),
  );
  for (const { lang, pathOf, translations, context, firstContext, ...list } of toLists(content)) {
    for (const listPage of list.pages) {
      pages.push({
        path: pathOf(listPage.page),
        component: template(list.template),
        context: {
          lang,
          translations,
          ...context,
          ...(listPage.page === 1 ? firstContext : {}),
          ...listPage,
        },
      });
    }
  }
  for (const page of pages) actions.createPage(page);
};

function inEveryLanguage(pathOf: (lang: Language) => string): Record<string, string> {
  return Object.fromEntries(languages.map((lang) => [lang, pathOf(lang)]));
}

/** Gatsby creates the default language's not-found page from src/pages/404.tsx. */
function notFoundPages(lang: Language): Page[] {
  const component = path.resolve('src/pages/404.tsx');
  const notFound = { path: notFoundPath(lang), component, context: {} };
  const gone = { path: gonePath(lang), component, context: { isGone: true } };
  return notFound.path.endsWith('.html') ? [gone] : [notFound, gone];
}
