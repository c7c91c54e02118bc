import type { PrismicDocument } from '@prismicio/client';
import { defaultLanguage, languages } from '../i18n/languages';
import type { Language } from '../i18n/languages';
import type { PreviewedDocument, PreviewSession } from './pluginSession';
import { toUntranslated } from './toUntranslated';
import type { Untranslated } from './toUntranslated';

export type Comparison = {
  /** Path of the document's page by language: `null` without a page, undefined without a document. */
  addresses: Partial<Record<Language, string | null>>;
  /** By language; only where both this language and the default language have the document. */
  untranslated: Partial<Record<Language, Untranslated[]>>;
};

/**
 * Reads a document of the preview in all languages, and compares the default language with each of the
 * others.
 *
 * @throws Error when the document is missing or cannot be read
 */
export async function readComparison(
  session: PreviewSession,
  shown: PreviewedDocument,
): Promise<Comparison> {
  const options = { ref: session.getRef() };
  const read = (id: string) => session.contentApi.getByID(id, options);
  const current = await read(shown.id);
  if (!current) throw new Error(`The preview does not have the document ${shown.id}.`);

  const documents: Partial<Record<Language, PrismicDocument>> = {};
  for (const lang of languages) {
    const id = current.alternate_languages.find((alternate) => alternate.lang === lang)?.id;
    documents[lang] =
      lang === current.lang ? current : id === undefined ? undefined : await read(id);
  }
  const original = documents[defaultLanguage];
  const comparison: Comparison = { addresses: {}, untranslated: {} };
  for (const lang of languages) {
    const document = documents[lang];
    if (!document) continue;
    comparison.addresses[lang] = await session.addressOf(toLinked(document));
    if (original && lang !== defaultLanguage) {
      comparison.untranslated[lang] = toUntranslated(original, document);
    }
  }
  return comparison;
}

function toLinked({ id, uid, type, lang }: PrismicDocument) {
  return { id, uid, type, lang };
}
