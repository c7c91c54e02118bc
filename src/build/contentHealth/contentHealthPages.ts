import { rmSync } from 'node:fs';
import path from 'node:path';
import { contentHealthPath } from '../../addresses';
import { checkContent } from '../../contentCheck/checkContent';
import { toReport } from '../../contentCheck/toReport';
import { defaultLanguage, languages } from '../../i18n/languages';
import type { Language } from '../../i18n/languages';
import { readAllDocuments } from './readAllDocuments';

/** A page that `createPages` adds to the site. */
type HealthPage = { lang: Language; path: string; context: Record<string, unknown> };

/**
 * The pages on which developers and editors see what a reader would stumble over, one in each language. They are
 * made in `gatsby develop`, where they follow each saved document, and in a build only with
 * `GATSBY_CONTENT_HEALTH=true`.
 *
 * @param warn called with the reason if the content cannot be read; the site can do without these pages
 */
export async function contentHealthPages(
  environment: Record<string, string | undefined>,
  warn: (message: string) => void,
): Promise<HealthPage[]> {
  const { gatsby_executing_command: command, GATSBY_CONTENT_HEALTH: wanted } = environment;
  if (wanted === 'false' || (command !== 'develop' && wanted !== 'true')) {
    // A build would publish the data that `gatsby develop` has left there.
    for (const lang of languages) {
      rmSync(path.join('public/page-data', contentHealthPath(lang)), {
        recursive: true,
        force: true,
      });
    }
    return [];
  }
  const documents = await readAllDocuments(environment).catch((error: unknown) => {
    warn(`There is no page ${contentHealthPath(defaultLanguage)}: ${String(error)}`);
  });
  if (!documents) return [];
  const findings = checkContent(documents, { now: Date.now() });
  return languages.map((lang) => ({
    lang,
    path: contentHealthPath(lang),
    context: { ...toReport(findings, lang, documents.length) },
  }));
}
