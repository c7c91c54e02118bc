import path from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { languages, type Language } from '../i18n/languages';
import { homePath, notFoundPath, offlinePath, searchPath } from '../addresses';
import { assertFreeAddresses } from './pages/assertFreeAddresses';
import { listPages } from './pages/listPages';
import { readCatalogue } from './pages/readCatalogue';
import { readLists } from './pages/readLists';
import { samplePages } from '../styleguide/samples/samplePages';
import { toSearchEntries } from './pages/toSearchEntries';

// Gatsby compiles this file into its cache, so its own folder says nothing; the site's root does.
const template = (name: string) => path.resolve(`src/templates/${name}.tsx`);

const fixed = { home: homePath, search: searchPath };

type Page = { path: string; component: string; context: Record<string, unknown> };

/** Pages at fixed addresses, and lists. The source plugin makes those of single documents. */
export const createPages: GatsbyNode['createPages'] = async ({ actions, graphql }) => {
  const catalogue = await readCatalogue(graphql);
  const lists = await readLists(graphql, catalogue);
  const pages: Page[] = languages.flatMap((lang) => [
    ...Object.entries(fixed).map(([name, pathOf]) => ({
      path: pathOf(lang),
      component: template(name),
      context: {
        lang,
        translations: inEveryLanguage(pathOf),
        ...(name === 'search' && { entries: toSearchEntries(catalogue, lang) }),
      },
    })),
    ...samplePages(lang).map(({ pathOf, context, ...page }) => ({
      path: pathOf(lang),
      component: template(page.template),
      context: { lang, translations: inEveryLanguage(pathOf), ...context },
    })),
    ...notFoundPages(lang),
    // Its language is its address's, too: it answers for any address that cannot be reached.
    { path: offlinePath(lang), component: template('offline'), context: {} },
  ]);
  for (const { lang, pathOf, translations, context, ...list } of lists) {
    for (const place of listPages(list.cursors)) {
      pages.push({
        path: pathOf(place.page),
        component: template(list.template),
        context: { lang, translations, ...context, ...place },
      });
    }
  }
  await assertFreeAddresses(graphql, pages);
  for (const page of pages) actions.createPage(page);
};

function inEveryLanguage(pathOf: (lang: Language) => string): Record<string, string> {
  return Object.fromEntries(languages.map((lang) => [lang, pathOf(lang)]));
}

/** Gatsby itself makes the default language's from src/pages/404.tsx. */
function notFoundPages(lang: Language): Page[] {
  const address = notFoundPath(lang);
  return address.endsWith('.html')
    ? []
    : [{ path: address, component: path.resolve('src/pages/404.tsx'), context: {} }];
}
