import type { PrismicDocument } from '@prismicio/client';
import { readDocument } from '../contentCheck/readDocument';
import { isJsonObject } from '../content/values/cmsValues';
import { toPlainText } from '../content/values/richText';
import type { Language } from '../i18n/languages';
import { defaultLanguage } from '../i18n/languages';
import type { PreviewSession, PreviewState } from './pluginSession';
import type { TranslatedPage } from './useCurrentPage';
import { previewMessages } from './usePreviewMessages';

type PreviewedDocument = NonNullable<PreviewState['document']>;

export type Compared = PreviewedDocument | TranslatedPage;

export type Comparison = {
  /** Path of the page by language: `null` without a page, undefined without a document. */
  addresses: Partial<Record<Language, string | null>>;
  /** Undefined if the document or page is missing in one of the languages. */
  untranslated?: Untranslated[];
};

/** @throws Error if the preview lacks the document, or if a request fails */
export async function readComparison(
  session: PreviewSession,
  shown: Compared,
  other: Language,
): Promise<Comparison> {
  return 'addresses' in shown
    ? comparePages(session, shown, other)
    : compareTexts(session, shown, other);
}

async function compareTexts(
  session: PreviewSession,
  shown: PreviewedDocument,
  other: Language,
): Promise<Comparison> {
  const options = { ref: session.getRef() };
  const current = await session.contentApi.getByID(shown.id, options);
  if (!current) throw new Error(`The preview does not have the document ${shown.id}.`);

  const addresses: Comparison['addresses'] = {};
  const readIn = async (lang: Language) => {
    const id = current.alternate_languages.find((alternate) => alternate.lang === lang)?.id;
    const translated = id === undefined ? undefined : session.contentApi.getByID(id, options);
    const document = lang === current.lang ? current : await translated;
    if (!document) return undefined;
    const { uid, type } = document;
    addresses[lang] = await session.addressOf({ id: document.id, uid, type, lang });
    return document;
  };
  const original = await readIn(defaultLanguage);
  const translation = await readIn(other);
  const untranslated = original && translation && toUntranslated(original, translation);
  return { addresses, untranslated };
}

async function comparePages(
  session: PreviewSession,
  { addresses }: TranslatedPage,
  other: Language,
): Promise<Comparison> {
  const original = addresses[defaultLanguage];
  const listed = original && addresses[other] ? await readListed(session, original) : [];
  const originals = listed.filter(({ lang }) => lang === defaultLanguage);
  // A page without documents does not count as translated, because its texts are unknown.
  if (originals.length === 0) return { addresses };
  const untranslated = originals
    .filter((document) => document.alternate_languages.every(({ lang }) => lang !== other))
    .map(({ type, data }): Untranslated => {
      const title = toPlainText(data.title) ?? previewMessages[defaultLanguage].untitled;
      return { kind: 'missing', field: type, text: title };
    });
  return { addresses, untranslated };
}

// Documents that were never published are missing. Pages of `gatsby develop` have no content here.
async function readListed(session: PreviewSession, address: string): Promise<PrismicDocument[]> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`The page ${address} has the status ${response.status}.`);
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  const links = page.querySelectorAll('main a[href]');
  const found = [...links].flatMap((link) => session.idAt(link.getAttribute('href') ?? '') ?? []);
  const ids = [...new Set(found)];
  if (ids.length === 0) return [];
  const options = { ref: session.getRef(), pageSize: 100 };
  const { results } = await session.contentApi.getByIDs(ids, options);
  return ids.flatMap((id) => results.find((document) => document.id === id) ?? []);
}

export type Untranslated = {
  /** `missing`: the translation lacks the text. `same`: the translation repeats the text. */
  kind: 'missing' | 'same';
  field: string;
  text: string;
};

type Content = Pick<PrismicDocument, 'data'>;

/** A text with fewer words in lower case may be a name, such as `Félag íslenskra teiknara`. */
const MIN_SENTENCE_WORDS = 3;

// Returns the texts that the translation lacks or repeats. A name, a place or a date may be the same
// in both languages, so a repeated text counts only with `MIN_SENTENCE_WORDS` words in lower case. If
// a group is shorter in the translation, nothing shows which items are missing: they do not count.
export function toUntranslated(original: Content, translation: Content): Untranslated[] {
  const translated = readTexts(translation);
  const fields = [...translated.keys()];
  return [...readTexts(original)].flatMap(([field, texts]): Untranslated[] => {
    const others = translated.get(field);
    if (!others) {
      const isReported = !isOfShorterGroup(field, fields);
      return isReported ? [{ kind: 'missing', field, text: texts.join(' ') }] : [];
    }
    const known = new Set(others.map(toComparable));
    return texts
      .filter((text) => known.has(toComparable(text)) && isSentence(text))
      .map((text) => ({ kind: 'same', field, text }));
  });
}

const patternsWithoutWords = [
  /^[^\p{L}]*$/u,
  /^\d{4}-\d\d-\d\d(T\S*)?$/,
  /^[^\s@]+@\S+$/,
  /^(https?:)?\/\S*$/,
  /^#[\da-f]{3,8}$/i,
];

/** Returns the texts with words, by field. A field of rich text has one text for each block. */
function readTexts(document: Content): Map<string, string[]> {
  const fields = new Map<string, string[]>();
  for (const { field, text, block } of readDocument(document).texts) {
    const readable = text.trim();
    if (patternsWithoutWords.some((pattern) => pattern.test(readable))) continue;
    const key = block === undefined ? field : field.replace(/\[\d+\]$/, '');
    const texts = fields.get(key) ?? [];
    texts.push(readable);
    fields.set(key, texts);
  }
  return fields;
}

function isOfShorterGroup(field: string, translated: readonly string[]): boolean {
  const has = (start: string) => translated.some((each) => each.startsWith(start));
  return [...field.matchAll(/\[\d+\]/g)].some(({ 0: number, index }) => {
    const group = field.slice(0, index);
    return has(`${group}[`) && !has(`${group}${number}`);
  });
}

function isSentence(text: string): boolean {
  const withoutAddresses = text.split(/\s+/).filter((part) => !/@|\/|www\./.test(part));
  const words = withoutAddresses.join(' ').match(/(?:^|[^\p{L}\d])\p{Ll}[\p{L}’'-]+/gu) ?? [];
  return words.length >= MIN_SENTENCE_WORDS;
}

function toComparable(text: string): string {
  return text.replaceAll(/[\s\u00AD\u2060]+/g, '');
}

/** Ignores the content of linked documents, because their changes do not change this document. */
export function isSameContent(one: PrismicDocument, other: PrismicDocument): boolean {
  return toComparableContent(one) === toComparableContent(other);
}

function toComparableContent({ uid, type, lang, tags, data }: PrismicDocument): string {
  return JSON.stringify({ uid, type, lang, tags, data }, (_, value: unknown) => {
    if (!isJsonObject(value)) return value;
    const { link_type, id, text, variant } = value;
    const compared = link_type === 'Document' ? { id, text, variant } : value;
    return Object.fromEntries(Object.entries(compared).sort(([a], [b]) => (a < b ? -1 : 1)));
  });
}
