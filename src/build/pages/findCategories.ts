import { categoriesOf, categoryPath, isListedCategory } from '../../addresses';
import type { Language } from '../../i18n/languages';
import { compareTitles } from '../../i18n/sortOrder';

type Article = { path?: string; category?: string };

/**
 * Finds the categories that editors have added in Prismic: those of articles that `categories` in addresses.ts
 * does not name. They have a list and a filter as the others do, but no translation.
 *
 * @param articles of one language
 * @returns in alphabetical order, without those whose list would be at the address of another page (a file
 *   system may ignore the case)
 */
export function findCategories(articles: readonly Article[], lang: Language): string[] {
  const published = articles.filter(({ path }) => path !== undefined);
  const taken = new Set(
    [
      ...categoriesOf(lang).map((category) => categoryPath(category, lang)),
      ...published.map(({ path = '' }) => path),
    ].map((path) => path.toLowerCase()),
  );
  const found = new Map<string, string>();
  for (const { category } of published) {
    if (category === undefined || !isListedCategory(category)) continue;
    const key = categoryPath(category, lang).toLowerCase();
    if (!taken.has(key) && !found.has(key)) found.set(key, category);
  }
  return [...found.values()].sort((a, b) => compareTitles(a, b, lang));
}
