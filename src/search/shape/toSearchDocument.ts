import { toTitledDocument } from '../../content/document';
import { toPlainText } from '../../content/richText';
import { isPresent, isJsonObject, toDate, toText } from '../../content/cmsValues';
import { endOfEvent, readOccasion } from '../../content/occasion';
import { labelOfOne } from '../../i18n/categoryLabels';
import { kindOf, partsOf, toListQuery } from '../../documentQueries';
import { documentTypes, isRoutedType, routedTypes } from '../../documentTypes';
import type { RoutedType } from '../../documentTypes';
import { dayOf } from '../../i18n/days';
import type { SearchDocument } from './searchDocument';
import { searchedFields } from './searchedFields';
import type { SearchedFields } from './searchedFields';

/** A document from GraphQL, its fields not checked yet. */
export type RawDocument = { _meta: unknown; title: unknown } & Record<string, unknown>;

/** For each type that the search finds, Prismic's query and the fields to select. */
export const searchFields: Record<string, string> = Object.fromEntries(
  routedTypes
    .filter((type) => documentTypes[type].search)
    .map((type) => [toListQuery(type), fieldsOf(type).join(' ')]),
);

function fieldsOf(type: RoutedType): string[] {
  const own = [type, ...partsOf(type)].flatMap((kind) => {
    const { search, partOf } = documentTypes[kind];
    if (!search) return [];
    const fields = searchedFields[kind];
    const { people = [], texts = [], groups = {}, date, end, hasCategory, hasAssociation } = fields;
    const rows = Object.entries(groups).map(([group, names]) => `${group} { ${names.join(' ')} }`);
    const association = hasAssociation && 'association { ... on PRISMIC_Association { title } }';
    const category = hasCategory && 'category';
    return [partOf?.field, ...people, ...texts, ...rows, date, end, category, association].filter(
      isPresent,
    );
  });
  return [
    '_meta { id uid type lang tags url firstPublicationDate } title lead content',
    ...new Set(own),
  ];
}

/** @returns `undefined` for a document without a page or a title */
export function toSearchDocument(raw: RawDocument): SearchDocument | undefined {
  const document = toTitledDocument(raw);
  if (!document || !isRoutedType(document.type)) return undefined;
  const kind = kindOf(document.type, raw);
  const { search } = documentTypes[kind];
  if (!search) return undefined;
  const fields = searchedFields[kind];
  const { lang, path, title, tags, published } = document;
  const texts = (names: readonly string[] = []) =>
    names.map((name) => toText(raw[name])).filter(isPresent);
  const blocks = toBlocks(raw['content']);
  const { association } = raw;
  const category = fields.hasCategory && toText(raw['category']);
  const occasion = fields.end && readOccasion(raw);
  return {
    kind: search.kind,
    lang,
    path,
    title,
    lead: toPlainText(raw['lead']),
    headings: blocks.filter(({ isHeading }) => isHeading).map(({ text }) => text),
    body: [
      ...blocks.map(({ text }) => text),
      ...texts(fields.texts),
      ...toRowTexts(raw, fields.groups),
    ].join('\n'),
    tags: [...new Set(tags)],
    category: category && labelOfOne(category, lang),
    people: [...new Set(texts(fields.people))],
    association: isJsonObject(association) ? toPlainText(association['title']) : undefined,
    date: fields.date && toDate(raw[fields.date]),
    end: occasion && dayOf(endOfEvent(occasion) - 1),
    published,
  };
}

/** The texts of the rows of groups, each row in a line. */
function toRowTexts(raw: RawDocument, groups: SearchedFields['groups'] = {}): string[] {
  return Object.entries(groups).flatMap(([group, names]) => {
    const rows: unknown = raw[group];
    return (Array.isArray(rows) ? rows : [])
      .filter(isJsonObject)
      .map((row) => names.flatMap((name) => toText(row[name]) ?? []).join(' '));
  });
}

function toBlocks(raw: unknown): { text: string; isHeading: boolean }[] {
  return (Array.isArray(raw) ? raw : []).filter(isJsonObject).flatMap(({ type, text }) => {
    const content = toText(text);
    const isHeading = /^heading/.test(String(type));
    return content === undefined ? [] : [{ text: content, isHeading }];
  });
}
