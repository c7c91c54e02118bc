import type { PrismicDocument } from '@prismicio/client';
import type { JsonObject } from '../content/values/cmsValues';
import { isJsonObject } from '../content/values/cmsValues';
import { toPlainText } from '../content/values/richText';
import type { Language } from '../i18n/languages';
import { defaultLanguage } from '../i18n/languages';
import type { PreviewSession, PreviewedDocument } from './pluginSession';
import type { TranslatedPage } from './useCurrentPage';
import { previewMessages } from './usePreviewMessages';

export type Compared = PreviewedDocument | TranslatedPage;

export type Comparison = {
  /** Path of the page by language: `null` without a page, undefined without a document. */
  addresses: Partial<Record<Language, string | null>>;
  /** Undefined if the document or page is missing in one of the languages. */
  untranslated?: Untranslated[];
};

/**
 * Compares the texts of a document in the default language and another language, or finds the
 * untranslated documents of a list.
 * @throws Error if the preview lacks the document, or if a request fails
 */
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
    if (document) addresses[lang] = await session.addressOf(toLinked(document));
    return document;
  };
  const original = await readIn(defaultLanguage);
  const translation = await readIn(other);
  const untranslated = original && translation && toUntranslated(original, translation);
  return { addresses, untranslated };
}

function toLinked({ id, uid, type, lang }: PrismicDocument) {
  return { id, uid, type, lang };
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
    .map(toMissing);
  return { addresses, untranslated };
}

function toMissing({ type, data }: PrismicDocument): Untranslated {
  const title = toPlainText(data.title) ?? previewMessages[defaultLanguage].untitled;
  return { kind: 'missing', path: [type], text: title };
}

/**
 * Reads the documents that the published page links to. Documents that were never published are
 * missing. Pages of Gatsby's development server have no content, and so no links.
 */
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
  /** Ids of fields, and numbers (from 1) of slices and items. For a document, only its type. */
  path: string[];
  text: string;
};

type Content = Pick<PrismicDocument, 'data'>;

/** A text with fewer words in lower case may be a name, such as `Félag íslenskra teiknara`. */
const MIN_SENTENCE_WORDS = 3;

/**
 * Returns the texts that the translation lacks or repeats. A name, a place or a date may be the
 * same in both languages, so a repeated text counts only with `MIN_SENTENCE_WORDS` words in lower
 * case. If a group is shorter in the translation, nothing shows which items are missing, so their
 * texts do not count. `data` is as the REST API returns it.
 */
export function toUntranslated(original: Content, translation: Content): Untranslated[] {
  const fields = readFields(translation.data);
  const translated = new Map(fields.map(({ key, texts }) => [key, texts]));
  const items = new Set(fields.map(({ item }) => item?.key));
  const groups = new Set(fields.map(({ item }) => item?.group));
  return readFields(original.data).flatMap(({ key, path, item, texts }): Untranslated[] => {
    const others = translated.get(key);
    if (!others) {
      const isOfShorterGroup = item && groups.has(item.group) && !items.has(item.key);
      return isOfShorterGroup ? [] : [{ kind: 'missing', path, text: texts.join(' ') }];
    }
    const known = new Set(others.map(toComparable));
    return texts
      .filter((text) => known.has(toComparable(text)) && isSentence(text))
      .map((text) => ({ kind: 'same', path, text }));
  });
}

function isSentence(text: string): boolean {
  const withoutAddresses = text.split(/\s+/).filter((part) => !/@|\/|www\./.test(part));
  const words = withoutAddresses.join(' ').match(/(?:^|[^\p{L}\d])\p{Ll}[\p{L}’'-]+/gu) ?? [];
  return words.length >= MIN_SENTENCE_WORDS;
}

/** `texts` has one text for plain text (Prismic's key text), and one per block for rich text. */
type Field = {
  /** The key is the same in every language, so that it identifies the field in the translation. */
  key: string;
  /** The bar shows the path: ids of fields, and numbers (from 1) of slices and group items. */
  path: string[];
  /**
   * Set if the field is in an item of a group. The keys of all fields of the item begin with `key`.
   * The keys of all fields of the group begin with `group`.
   */
  item?: { key: string; group: string };
  texts: string[];
};

/** In the REST API, select fields look like key text, but nobody translates select fields. */
const selectFields = new Set(['uid', 'type', 'category', 'currency', 'tickets_kind', 'spoken']);

/**
 * Leaves out fields without words, for example a date, a number, a URL or a colour. A slice's key
 * counts only slices of its own type, so slices of other types do not change the key.
 */
function readFields(data: JsonObject): Field[] {
  return readShape(data, { key: '', path: [] });
}

type Place = Pick<Field, 'key' | 'path'>;

function readShape(shape: JsonObject, place: Place): Field[] {
  return Object.entries(shape).flatMap(([id, value]) => {
    return selectFields.has(id) ? [] : readValue(value, stepInto(place, id));
  });
}

function stepInto({ key, path }: Place, id: string, name = id): Place {
  return { key: `${key}/${id}`, path: [...path, name] };
}

function readValue(value: unknown, place: Place): Field[] {
  if (typeof value === 'string') return toField([value], place);
  if (!Array.isArray(value)) return [];
  const items = value.filter(isJsonObject);
  if (items.some(isSlice)) return readSlices(items, place);
  if (items.some(isBlock)) {
    return toField(
      items.map(({ text }) => (typeof text === 'string' ? text : '')),
      place,
    );
  }
  return readGroup(items, place);
}

function readSlices(slices: JsonObject[], place: Place): Field[] {
  const counts = new Map<unknown, number>();
  return slices.flatMap((slice, index) => {
    const type = slice['slice_type'];
    const nth = (counts.get(type) ?? 0) + 1;
    counts.set(type, nth);
    const own = stepInto(place, `${String(type)} ${nth}`, String(index + 1));
    const { primary, items } = slice;
    return [
      ...(isJsonObject(primary) ? readShape(primary, own) : []),
      ...(Array.isArray(items) ? readGroup(items.filter(isJsonObject), own) : []),
    ];
  });
}

function readGroup(items: JsonObject[], place: Place): Field[] {
  return items.flatMap((item, index) => {
    const own = stepInto(place, String(index + 1));
    return readShape(item, own).map((field) => ({
      ...field,
      item: { key: own.key, group: place.key },
    }));
  });
}

function toField(texts: string[], place: Place): Field[] {
  const readable = texts.map((text) => text.trim()).filter(hasWords);
  return readable.length > 0 ? [{ ...place, texts: readable }] : [];
}

const patternsWithoutWords = [
  /^[^\p{L}]*$/u,
  /^\d{4}-\d\d-\d\d(T\S*)?$/,
  /^[^\s@]+@\S+$/,
  /^(https?:)?\/\S*$/,
  /^#[\da-f]{3,8}$/i,
];

function hasWords(text: string): boolean {
  return !patternsWithoutWords.some((pattern) => pattern.test(text));
}

function isSlice(item: JsonObject): boolean {
  return typeof item['slice_type'] === 'string';
}

function isBlock(item: JsonObject): boolean {
  return typeof item['type'] === 'string' && ('text' in item || 'url' in item || 'oembed' in item);
}

/** Ignores white space and invisible characters. */
function toComparable(text: string): string {
  return text.replaceAll(/[\s\u00AD\u2060]+/g, '');
}
