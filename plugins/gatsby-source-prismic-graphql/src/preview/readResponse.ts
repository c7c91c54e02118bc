import { isRecord } from '../isRecord';
import type { RelatedDocument } from '../PrismicPluginOptions';
import { documentIdKey } from '../requests/documentFields';
import { addLinkUrls } from '../schema/addLinkUrls';
import { toImageData, toView } from '../schema/toImageData';
import { addTypePrefix } from '../schema/prismicNames';
import type { ImageField, PreviewImages, PreviewQuery } from './PreviewManifest';

/**
 * Finds all documents that a response names: in `_meta`, in `alternateLanguages` and in links inside
 * Json.
 */
export function findReferences(response: unknown): RelatedDocument[] {
  const found = new Map<string, RelatedDocument>();
  const add = (id: unknown, uid: unknown, type: unknown, lang: unknown) => {
    if (typeof id !== 'string' || typeof type !== 'string' || typeof lang !== 'string') return;
    found.set(id, { id, uid: typeof uid === 'string' ? uid : null, type, lang });
  };
  const collect = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(collect);
    if (!isRecord(value)) return;
    if (documentIdKey in value) {
      add(value[documentIdKey], value.documentUid, value.documentType, value.documentLang);
    }
    if (value.link_type === 'Document' && value.isBroken !== true) {
      add(value.id, value.uid, value.type, value.lang);
    }
    Object.values(value).forEach(collect);
  };
  collect(response);
  return [...found.values()];
}

/**
 * Converts Prismic's response to the data that Gatsby would return: adds the type prefix, the URLs of
 * documents and of links to documents, and the images for `GatsbyImage`.
 *
 * @param urlOf returns the URL of a document's page; `null` without a page.
 */
export function toGatsbyData(
  response: unknown,
  { typenames, urls, images = {} }: Pick<PreviewQuery, 'typenames' | 'urls' | 'images'>,
  urlOf: (id: string) => string | null,
): unknown {
  const read = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(read);
    if (!isRecord(value)) return value;
    const entries = Object.entries(value).map(([key, each]) => [
      key,
      typenames.includes(key) && typeof each === 'string' ? addTypePrefix(each) : read(each),
    ]);
    const id = value[documentIdKey];
    const urlEntries = typeof id === 'string' ? urls.map((key) => [key, urlOf(id)]) : [];
    return withImages(Object.fromEntries([...entries, ...urlEntries]), images);
  };
  return addLinkUrls(read(response), urlOf);
}

/** Puts what a query selects of its images in the place of the whole images. */
function withImages(
  value: Record<string, unknown>,
  images: PreviewImages,
): Record<string, unknown> {
  const result: Record<string, unknown> = {};
  for (const [key, each] of Object.entries(value)) {
    const selected = images[key];
    if (!selected) {
      result[key] = each;
      continue;
    }
    const image = toView(each, selected.crop);
    // Two fragments of a query may select the same image.
    const before = result[selected.key];
    result[selected.key] = image
      ? { ...(isRecord(before) ? before : {}), ...readImage(image, selected.fields) }
      : null;
  }
  return result;
}

function readImage(image: unknown, fields: ImageField[]): Record<string, unknown> {
  return Object.fromEntries(
    fields.map((field) => [
      field.key,
      'fields' in field ? readImage(image, field.fields) : toImageData(image, field.options),
    ]),
  );
}
