import { toTitledDocument } from '../../content/document';
import { toPlainText } from '../../content/richText';
import { isPresent, isShape, toDate, toText } from '../../content/shape';
import { kindOf, partsOf, toListQuery } from '../../documentQueries';
import { documentTypes, isRoutedType, routedTypes, type RoutedType } from '../../documentTypes';
import type { SearchDocument } from './searchDocument';

/** What GraphQL answers of a document, of which nothing is certain. */
export type RawDocument = { _meta: unknown; title: unknown } & Record<string, unknown>;

/** Prismic's query of each type that the search finds, and what to ask of its documents. */
export const searchFields: Record<string, string> = Object.fromEntries(
  routedTypes
    .filter((type) => documentTypes[type].search)
    .map((type) => [toListQuery(type), fieldsOf(type).join(' ')]),
);

function fieldsOf(type: RoutedType): string[] {
  const own = [type, ...partsOf(type)].flatMap((kind) => {
    const { search, of } = documentTypes[kind];
    if (!search) return [];
    const { people = [], tags = [], texts = [], date, hasAssociation } = search;
    const association = hasAssociation && 'association { ... on PRISMIC_Association { title } }';
    return [of?.field, ...people, ...tags, ...texts, date, association].filter(isPresent);
  });
  return ['_meta { id uid type lang tags url } title lead content', ...new Set(own)];
}

/** @returns `undefined` for a document without a page or a title: there is nothing to find */
export function toSearchDocument(raw: RawDocument): SearchDocument | undefined {
  const document = toTitledDocument(raw);
  if (!document || !isRoutedType(document.type)) return undefined;
  const { search } = documentTypes[kindOf(document.type, raw)];
  if (!search) return undefined;
  const { lang, path, title, tags } = document;
  const texts = (names: readonly string[] = []) =>
    names.map((name) => toText(raw[name])).filter(isPresent);
  const blocks = toBlocks(raw['content']);
  const { association } = raw;
  return {
    kind: search.kind,
    lang,
    path,
    title,
    lead: toPlainText(raw['lead']),
    headings: blocks.filter(({ isHeading }) => isHeading).map(({ text }) => text),
    body: [...blocks.map(({ text }) => text), ...texts(search.texts)].join('\n'),
    tags: [...new Set([...tags, ...texts(search.tags)])],
    people: [...new Set(texts(search.people))],
    association: isShape(association) ? toPlainText(association['title']) : undefined,
    date: search.date === undefined ? undefined : toDate(raw[search.date]),
  };
}

function toBlocks(raw: unknown): { text: string; isHeading: boolean }[] {
  return (Array.isArray(raw) ? raw : []).filter(isShape).flatMap(({ type, text }) => {
    const words = toText(text);
    return words === undefined ? [] : [{ text: words, isHeading: /^heading/.test(String(type)) }];
  });
}
