import { isLanguage } from '../../i18n/languages';
import type { Language } from '../../i18n/languages';
import { pathOf } from '../../addresses';
import { toPlainText } from './richText';
import { isJsonObject, isPresent, toDate, toText } from './cmsValues';

/** The view model that a mapper returns. A property that can be undefined can also be absent. */
export type ViewOf<Mapper extends (raw: never) => unknown> = WithOptional<
  NonNullable<ReturnType<Mapper>>
>;

type WithOptional<View> = Partial<View> & {
  [Name in keyof View as undefined extends View[Name] ? never : Name]: View[Name];
};

function toDocument(meta: unknown) {
  if (!isJsonObject(meta)) return undefined;
  const { id, type, lang, tags } = meta;
  if (typeof id !== 'string' || typeof type !== 'string' || !isLanguage(lang)) return undefined;
  const path = pathOf(meta);
  if (path === undefined) return undefined;
  return {
    id,
    type,
    lang,
    path,
    tags: Array.isArray(tags) ? tags.flatMap((tag) => toText(tag) ?? []) : [],
    published: toDate(meta['firstPublicationDate']),
    modified: toDate(meta['lastPublicationDate']),
  };
}

export type TitledDocument = ViewOf<typeof toDocument> & {
  title: string;
  /** The title with soft hyphens in its long words; absent if it has no long words. */
  heading?: string;
};

// A document written or imported before its date has a `modified` that is too early.
export function laterOf(date: string | undefined, modified: string | undefined) {
  return [date, modified].filter(isPresent).sort().at(-1);
}

let untitled: ((lang: Language) => string) | undefined;

/** Makes previews show a placeholder for a missing title, because drafts may not have one yet. */
export function showUntitled(titleIn: (lang: Language) => string): void {
  untitled = titleIn;
}

export function toTitledDocument(
  raw: { _meta?: unknown; title?: unknown } | null | undefined,
): TitledDocument | undefined {
  const document = toDocument(raw?._meta);
  const title = toPlainText(raw?.title) ?? (document && untitled?.(document.lang));
  if (!document || !title) return undefined;
  const heading = toPlainText(raw?.title, 'hyphenated');
  return heading === title ? { ...document, title } : { ...document, title, heading };
}
