import { toTitledDocument } from '../../content/values/document';
import { toPlainText } from '../../content/values/richText';
import { isJsonObject, isPresent, toDate, toObjects, toText } from '../../content/values/cmsValues';
import type { JsonObject } from '../../content/values/cmsValues';
import { endOfEvent, readOccasion } from '../../content/values/occasion';
import { rowTexts } from '../../content/values/table';
import { labelOfOne } from '../../i18n/categoryLabels';
import { kindOf, partsOf, toListQuery } from '../../documentQueries';
import { documentTypes, isRoutedType, routedTypes } from '../../documentTypes';
import type { RoutedType } from '../../documentTypes';
import { formatDate } from '../../i18n/dates';
import { dayOf } from '../../i18n/days';
import type { Language } from '../../i18n/languages';
import type { Messages } from '../../i18n/messageStore';
import type { SearchDocument } from './searchDocument';
import { searchedFields } from './searchedFields';
import type { SearchedFields } from './searchedFields';

/** Maps the list query of each type (`allArticles`) to the fields to read. */
export const searchFields: Record<string, string> = Object.fromEntries(
  routedTypes.map((type) => [toListQuery(type), fieldsOf(type).join(' ')]),
);

function fieldsOf(type: RoutedType): string[] {
  const own = [type, ...partsOf(type)].flatMap((kind) => {
    const { partOf } = documentTypes[kind];
    const fields = searchedFields[kind];
    const { people = [], texts = [], groups = {}, date, end, hasCategory, hasAssociation } = fields;
    const rows = Object.entries(groups).map(
      ([group, { columns }]) => `${group} { ${columns.join(' ')} }`,
    );
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

/** Returns `undefined` without a page or title. Without `messages`, the result has no labels. */
export function toSearchDocument(raw: JsonObject, messages?: Messages): SearchDocument | undefined {
  const document = toTitledDocument(raw);
  if (!document || !isRoutedType(document.type)) return undefined;
  const kind = kindOf(document.type, raw);
  const fields = searchedFields[kind];
  const { lang, path, title, tags, published } = document;
  const texts = (names: readonly string[] = []) =>
    names.map((name) => toText(raw[name]) ?? toPlainText(raw[name])).filter(isPresent);
  const blocks = toBlocks(raw['content']);
  const { association } = raw;
  const category = fields.hasCategory && toText(raw['category']);
  const groups = toGroupTexts(raw, fields.groups, lang, messages);
  const occasion = fields.end && readOccasion(raw);
  return {
    kind: documentTypes[kind].search.kind,
    lang,
    path,
    title,
    lead: toPlainText(raw['lead']),
    headings: [
      ...blocks.filter(({ isHeading }) => isHeading).map(({ text }) => text),
      ...groups.flatMap(({ headings }) => headings),
    ],
    labels: groups.flatMap(({ labels, rows }) => rows.flatMap(() => labels)),
    body: [
      ...blocks.map(({ text }) => text),
      ...texts(fields.texts),
      ...groups.flatMap(({ labels, rows }) => [...labels, ...rows]),
    ]
      .map(toStopped)
      .join('\n'),
    tags: [...new Set(tags)],
    category: category && labelOfOne(category, lang),
    people: [...new Set(texts(fields.people))],
    association: isJsonObject(association) ? toPlainText(association['title']) : undefined,
    date: fields.date && toDate(raw[fields.date]),
    end: occasion && dayOf(endOfEvent(occasion) - 1),
    published,
  };
}

function toGroupTexts(
  raw: JsonObject,
  groups: SearchedFields['groups'] = {},
  lang: Language,
  messages?: Messages,
): { labels: string[]; headings: string[]; rows: string[] }[] {
  return Object.entries(groups).flatMap(([group, searched]) => {
    const { columns, columnLabels = {}, labels = [], heading } = searched;
    const values = toObjects(raw[group]);
    const rows = values.flatMap((row) => {
      const cells = columns.flatMap((field) => {
        const label = columnLabels[field];
        const date = toDate(row[field]);
        const written = toText(row[field]) ?? toPlainText(row[field]);
        const text = date === undefined ? written : formatDate(date, lang);
        if (text === undefined) return [];
        return label && messages ? `${messages[label]}: ${text}` : text;
      });
      const own = cells.length > 0 ? [cells.join(', ')] : [];
      return [...own, ...Object.values(row).flatMap(rowTexts)];
    });
    if (rows.length === 0) return [];
    return {
      labels: messages ? labels.map((label) => messages[label]) : [],
      headings: heading ? values.flatMap((row) => toText(row[heading]) ?? []) : [],
      rows,
    };
  });
}

/** Adds a missing full stop to a block, because an excerpt continues with the next block. */
function toStopped(block: string): string {
  return /[\p{L}\p{N}\p{S}%][”“"'’)\]]*$/u.test(block) ? `${block}.` : block;
}

function toBlocks(raw: unknown): { text: string; isHeading: boolean }[] {
  return toObjects(raw).flatMap(({ type, text }) => {
    const content = toText(text)?.replace(/([\p{L}\p{N}])\s*\n\s*/gu, '$1, ');
    const isHeading = /^heading/.test(String(type));
    return content === undefined ? [] : [{ text: content, isHeading }];
  });
}
