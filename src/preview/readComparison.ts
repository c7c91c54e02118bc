import type { PrismicDocument } from '@prismicio/client';
import { toPlainText } from '../content/richText';
import { defaultLanguage, languages } from '../i18n/languages';
import type { Language } from '../i18n/languages';
import type { PreviewedDocument, PreviewSession } from './pluginSession';
import { toUntranslated } from './toUntranslated';
import type { Untranslated } from './toUntranslated';
import type { TranslatedPage } from './useCurrentPage';
import { previewMessages } from './usePreviewMessages';

/** What is compared: a document, or a page without a document, such as a list. */
export type Compared = PreviewedDocument | TranslatedPage;

export type Comparison = {
  /** Path of the page by language: `null` without a page, undefined without a document. */
  addresses: Partial<Record<Language, string | null>>;
  /** By language; only where both this language and the default language have what is compared. */
  untranslated: Partial<Record<Language, Untranslated[]>>;
};

/**
 * Compares the default language with each of the others: the texts of a document or, for a page without
 * a document, which of the documents that it lists are translated.
 *
 * @throws Error when the preview does not have the document, or when something cannot be read
 */
export async function readComparison(
  session: PreviewSession,
  shown: Compared,
): Promise<Comparison> {
  return 'addresses' in shown ? comparePages(session, shown) : compareTexts(session, shown);
}

async function compareTexts(
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

async function comparePages(
  session: PreviewSession,
  { addresses }: TranslatedPage,
): Promise<Comparison> {
  const original = addresses[defaultLanguage];
  const listed = original === undefined ? [] : await readListed(session, original);
  const originals = listed.filter(({ lang }) => lang === defaultLanguage);
  const comparison: Comparison = { addresses, untranslated: {} };
  for (const lang of languages) {
    // A page without documents is not called translated: nothing is known of its texts.
    if (lang === defaultLanguage || !addresses[lang] || originals.length === 0) continue;
    comparison.untranslated[lang] = originals
      .filter((document) => document.alternate_languages.every((each) => each.lang !== lang))
      .map(toMissing);
  }
  return comparison;
}

function toMissing({ type, data }: PrismicDocument): Untranslated {
  const title = toPlainText(data.title) ?? previewMessages[defaultLanguage].untitled;
  return { kind: 'missing', path: [type], text: title };
}

/**
 * Reads the documents that the content of a page links to, as they are in the preview, in the order of the
 * page. They are found in the published page: a document that has never been published is left out,
 * and so is one that the preview does not have. Gatsby's development server sends pages without content,
 * so there it finds none.
 *
 * @param address path of the page
 * @throws Error when the page or the documents cannot be read
 */
async function readListed(session: PreviewSession, address: string): Promise<PrismicDocument[]> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`The page ${address} has the status ${response.status}.`);
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  const links = page.querySelectorAll('main a[href]');
  const ids = [...links].flatMap((link) => session.idAt(link.getAttribute('href') ?? '') ?? []);
  return readDocuments(session, [...new Set(ids)]);
}

/** A query's address has a maximum length. Prismic's ids are short; those of another service may be longer. */
const MAX_IDS_PER_QUERY = 15;

/** Reads documents at the ref of the preview, in the order of `ids`. Those that do not exist are left out. */
export async function readDocuments(
  { contentApi, getRef }: Pick<PreviewSession, 'contentApi' | 'getRef'>,
  ids: readonly string[],
): Promise<PrismicDocument[]> {
  const groups = Array.from({ length: Math.ceil(ids.length / MAX_IDS_PER_QUERY) }, (_, group) =>
    ids.slice(group * MAX_IDS_PER_QUERY, (group + 1) * MAX_IDS_PER_QUERY),
  );
  const responses = groups.map((group) => contentApi.getByIDs(group, { ref: getRef() }));
  const documents = (await Promise.all(responses)).flatMap(({ results }) => results);
  return ids.flatMap((id) => documents.find((document) => document.id === id) ?? []);
}
