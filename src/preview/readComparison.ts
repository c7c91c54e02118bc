import type { PrismicDocument } from '@prismicio/client';
import { defaultLanguage, languages, type Language } from '../i18n/languages';
import type { PreviewedDocument, PreviewSession } from './PreviewSession';
import { toUntranslated, type Untranslated } from './toUntranslated';

export type Comparison = {
  /** Address of the document's page in each language: `null` without one, absent without the document. */
  addresses: Partial<Record<Language, string | null>>;
  /** By the languages besides the default one in which the document is, where it is in that one too. */
  untranslated: Partial<Record<Language, Untranslated[]>>;
};

/**
 * Reads a document in all languages, as the preview shows it, and compares the default one with each
 * of the others.
 *
 * @throws Error when it cannot be read, or is not there
 */
export async function readComparison(
  session: PreviewSession,
  shown: PreviewedDocument,
): Promise<Comparison> {
  const options = { ref: session.getRef() };
  const read = (id: string) => session.contentApi.getByID(id, options);
  const own = await read(shown.id);
  if (!own) throw new Error(`The document ${shown.id} is not in the preview.`);

  const documents: Partial<Record<Language, PrismicDocument>> = {};
  for (const lang of languages) {
    const id = own.alternate_languages.find((alternate) => alternate.lang === lang)?.id;
    documents[lang] = lang === own.lang ? own : id === undefined ? undefined : await read(id);
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
