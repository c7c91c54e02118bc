import { readDocuments } from '../../plugins/gatsby-source-prismic-graphql/src/requests/readList';
import { partsOf, toListQuery, toTypeName } from '../documentQueries';
import { documentTypes, routedTypes, singleTypes } from '../documentTypes';
import type { RoutedType } from '../documentTypes';
import { languages } from '../i18n/languages';
import type { Language } from '../i18n/languages';
import { searchFields } from '../search/shape/toSearchDocument';
import { leadFields } from './publishing/leadDays';
import { deadlineFields } from './subscriptions/toDeadlines';
import { postFields } from './subscriptions/toPost';

/** A published document with every field that the build reads. Most fields are unchecked. */
export type ContentDocument = Record<string, unknown> & {
  _meta: {
    id: string;
    uid: string | null;
    type: string;
    lang: Language;
    url: string | null;
    lastPublicationDate: string | null;
    alternateLanguages: readonly { lang: string; url: string | null }[];
  };
  title: unknown;
};

const metaFields = `_meta {
  id uid type lang tags url firstPublicationDate lastPublicationDate alternateLanguages { id lang url }
}`;

let content: readonly ContentDocument[] = [];

/** Reads all documents of types with pages, sorted by language, type and first publication. */
export async function readContent(
  graphql: Parameters<typeof readDocuments>[0],
): Promise<readonly ContentDocument[]> {
  const read = (type: string, lang: string, fields: string) =>
    readDocuments<ContentDocument>(graphql, {
      type: toTypeName(type),
      lang,
      fields: `${metaFields} ${fields}`,
    });
  const lists = languages.flatMap((lang) => [
    ...singleTypes.map((type) => read(type, lang, leadFields)),
    ...routedTypes.map((type) => read(type, lang, fieldsOf(type))),
  ]);
  content = (await Promise.all(lists)).flat();
  return content;
}

/** The documents that `readContent` read last, for hooks after `createPages`. */
export function lastContent(): readonly ContentDocument[] {
  return content;
}

function fieldsOf(type: RoutedType): string {
  return [
    'title',
    ...partsOf(type).map((kind) => documentTypes[kind].partOf?.field),
    searchFields[toListQuery(type)],
    documentTypes[type].isInFeeds && postFields,
    type === 'page' && deadlineFields,
  ]
    .filter(Boolean)
    .join(' ');
}
