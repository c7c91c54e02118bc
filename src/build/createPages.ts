import path from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { languages } from '../i18n/languages';
import { homePath, listedTypes, listPath, notFoundPath, type ListedType } from '../routes';
import { listPages } from './listPages';
import { walkList } from './walkList';

// Gatsby compiles this file into its cache, so its own folder says nothing; the site's root does.
const template = (name: string) => path.resolve(`src/templates/${name}.tsx`);

const listTemplates: Record<ListedType, string> = {
  article: 'articles',
  project: 'projects',
  association: 'associations',
};

/** Pages at fixed addresses. The source plugin makes those of single documents. */
export const createPages: GatsbyNode['createPages'] = async ({
  actions: { createPage },
  graphql,
}) => {
  for (const lang of languages) {
    createPage({
      path: homePath(lang),
      component: template('home'),
      context: { lang, isHome: true },
    });
    for (const list of listedTypes) {
      for (const place of listPages(await walkList(graphql, list, lang))) {
        createPage({
          path: listPath(list, lang, place.page),
          component: template(listTemplates[list]),
          context: { lang, list, ...place },
        });
      }
    }
    // Gatsby itself makes the default language's from src/pages/404.tsx.
    const notFound = notFoundPath(lang);
    if (!notFound.endsWith('.html')) {
      createPage({ path: notFound, component: path.resolve('src/pages/404.tsx'), context: {} });
    }
  }
};
