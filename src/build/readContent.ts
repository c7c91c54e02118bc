import type { BuildArgs, NodePluginArgs } from 'gatsby';
import { readDocuments } from '../../plugins/gatsby-source-prismic-graphql/src/requests/readList';
import { partsOf, toListQuery, toTypeName } from '../documentQueries';
import { documentTypes, routedTypes, singleTypes } from '../documentTypes';
import type { RoutedType } from '../documentTypes';
import { languages } from '../i18n/languages';
import type { Language } from '../i18n/languages';
import { searchFields } from '../search/shape/toSearchDocument';
import type { PageContext } from '../pageContext';
import { deadlineFields, leadFields, postFields } from './subscriptions/toPost';

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
  const read = (name: string, lang: string, own: string) => {
    const fields = `${metaFields} ${own}`;
    return readDocuments<ContentDocument>(graphql, { type: toTypeName(name), lang, fields });
  };
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

/** Returns an empty text if the address is not set. */
export async function readSiteUrl(graphql: BuildArgs['graphql']): Promise<string> {
  const { data } = await graphql<Queries.Query>('{ site { siteMetadata { siteUrl } } }');
  return data?.site?.siteMetadata?.siteUrl ?? '';
}

export type SitePage = { path: string; pageContext: (PageContext & { id?: string }) | null };

/** Nodes from `getNodesByType` have no `pageContext`, so a query reads it. */
export async function readSitePages(graphql: BuildArgs['graphql']): Promise<SitePage[]> {
  const { data, errors } = await graphql<{ allSitePage: { nodes: SitePage[] } }>(
    '{ allSitePage { nodes { path pageContext } } }',
  );
  if (!data) throw new Error(`The site's pages cannot be read: ${String(errors)}`);
  return data.allSitePage.nodes;
}

export function readPaths(getNodesByType: NodePluginArgs['getNodesByType']): string[] {
  return getNodesByType('SitePage').flatMap(({ path }) => (typeof path === 'string' ? [path] : []));
}
