import { createHash } from 'node:crypto';
import { isRecord } from '../isRecord';

/** Prismic does not document how many letters of a text count for the order. Fewer are safe. */
const MAX_ORDER_LETTERS = 40;

/** What the plugin keeps of a document, to find what a publication changes: digests instead of the content. */
export type DocumentEntry = {
  id: string;
  type: string;
  lang: string;
  /** `last_publication_date`: ISO 8601 with seconds; nothing for a draft of a release. */
  published?: string;
  /** Of what links to the document show of it, such as its uid. */
  linkDigest: string;
  /** Of the document, without what it shows of other documents. */
  digest: string;
  /** Its fields outside of groups and slices that have a value, by `toFieldKey`. */
  fields: Record<string, FieldEntry>;
  /** Ids of the documents to which these fields link. */
  links: Record<string, string>;
  /** Ids of all documents to which it links. */
  linkedIds: string[];
  /** Ids of its translations. A document does not get a new date when it gets a translation. */
  translationIds: string[];
};

type FieldEntry = {
  digest: string;
  /** Of the text by which a list may be ordered. Lists know no case and no spans: texts that are equal to them share it. */
  order?: string;
};

/** @returns one key for a name as the custom type has it and as GraphQL has it. */
export function toFieldKey(name: string): string {
  return name.replaceAll('-', '').toLowerCase();
}

/** The name by which GraphQL orders lists by the first publication, as by a field of the documents. */
export const firstPublicationField = 'meta_firstPublicationDate';

/** @param document in the REST API's form. */
export function toEntry(document: Record<string, unknown>): DocumentEntry {
  const { id, uid, type, lang, tags, slugs, data } = document;
  const { first_publication_date: first, last_publication_date: published } = document;
  const translations = Array.isArray(document.alternate_languages)
    ? document.alternate_languages.filter(isRecord)
    : [];
  const linkedIds = new Set<string>();
  const digestOf = (value: unknown) =>
    toDigest(
      JSON.stringify(value, (_, part: unknown) =>
        isDocumentLink(part) ? withoutTarget(part, linkedIds) : part,
      ),
    );
  const fields = Object.entries(isRecord(data) ? data : {});
  return {
    id: String(id),
    type: String(type),
    lang: String(lang),
    ...(typeof published === 'string' ? { published } : {}),
    linkDigest: toDigest(JSON.stringify([uid, type, lang, tags, slugs])),
    // `href` contains the ref.
    digest: digestOf({ ...document, href: undefined, alternate_languages: undefined }),
    fields: Object.fromEntries(
      [...fields, [firstPublicationField, first] as const].flatMap(([name, value]) =>
        isEmpty(value)
          ? []
          : [
              [
                toFieldKey(name),
                { digest: digestOf(value), ...toOrder(value) } satisfies FieldEntry,
              ],
            ],
      ),
    ),
    links: Object.fromEntries(
      fields.flatMap(([name, value]) =>
        isDocumentLink(value) ? [[toFieldKey(name), value.id]] : [],
      ),
    ),
    linkedIds: [...linkedIds],
    translationIds: translations.map((translation) => String(translation.id)),
  };
}

function isEmpty(value: unknown): boolean {
  return (value ?? '') === '' || (Array.isArray(value) && value.length === 0);
}

/** @returns nothing for a value by which no list can be ordered. */
function toOrder(value: unknown): Pick<FieldEntry, 'order'> {
  const texts = (Array.isArray(value) ? value : [value]).map((part: unknown) =>
    isRecord(part) ? part.text : part,
  );
  if (!texts.every((text) => typeof text === 'string' || typeof text === 'number')) return {};
  const letters = texts.join(' ').normalize('NFD').toLowerCase();
  const plain = letters.replaceAll(/[^\p{Letter}\p{Number}]/gu, '');
  return { order: toDigest(plain.slice(0, MAX_ORDER_LETTERS)) };
}

export function toDigest(text: string): string {
  return createHash('sha256').update(text).digest('base64').slice(0, 22);
}

type DocumentLink = Record<string, unknown> & { id: string };

function isDocumentLink(value: unknown): value is DocumentLink {
  return isRecord(value) && value.link_type === 'Document' && typeof value.id === 'string';
}

/** What a link shows of its target changes with the target, whose own entry tells it. */
function withoutTarget(link: DocumentLink, linkedIds: Set<string>): Record<string, unknown> {
  linkedIds.add(link.id);
  const target = ['uid', 'type', 'lang', 'tags', 'slug', 'url', 'isBroken'];
  const dates = ['first_publication_date', 'last_publication_date'];
  return Object.fromEntries(
    Object.entries(link).filter(([name]) => ![...target, ...dates].includes(name)),
  );
}
