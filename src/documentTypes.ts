import type { MessageId } from './i18n/messages/is';

/** The record of one kind of document. Its mapper is in content/types/, its page in templates/. */
type DocumentType = {
  /** For a kind that is a part of a Prismic type: the type, and the field value of its documents. */
  partOf?: { type: string; field: string; value: string };
  /** First path segment of its documents' paths. */
  segment: string;
  /** The message with the name of one document, for search results. */
  name: MessageId;
  /** The message with the name of all documents, for headings, breadcrumbs and search results. */
  title: MessageId;
  /** Path segment and order of the list of all documents; `false` for a kind without a list. */
  list: { segment: string; sortBy: string } | false;
  /** Order of the links to the previous and next document; a kind without it has no such links. */
  neighbours?: string;
  /** `false` for a kind that is not in the search index (`search/shape/searchedFields.ts` names its fields). */
  search: SearchFacts | false;
  /** The schema.org type of the page's subject; `false` for a page without structured data of a subject. */
  schemaType: 'NewsArticle' | 'Event' | 'CreativeWork' | 'Organization' | false;
  /** Editors can add it to the related documents of others (`content/types/related.ts` queries it). */
  isRelated: boolean;
  /** The feeds contain it (`build/subscriptions/toPost.ts` reads its fields). */
  isInFeeds: boolean;
  /** Field with the day from which a document is published: until then it has no page. */
  publishFrom?: string;
};

export type SearchFacts = {
  /** The kind that search results show: its own or another one. */
  kind: string;
  /** Title of its group of results, if it differs from the record's `title`. */
  title?: MessageId;
};

const table = {
  article: {
    segment: 'ha-frettir',
    name: 'article.article',
    title: 'article.news',
    list: { segment: 'ha-frettir', sortBy: 'published_date_DESC' },
    neighbours: 'published_date_ASC',
    search: { kind: 'article' },
    schemaType: 'NewsArticle',
    isRelated: true,
    isInFeeds: true,
    publishFrom: 'published_date',
  },
  event: {
    partOf: { type: 'article', field: 'type', value: 'event' },
    segment: 'ha-frettir',
    name: 'article.event',
    title: 'events.title',
    list: { segment: 'vidburdir', sortBy: 'start_date_DESC' },
    neighbours: 'start_date_ASC',
    search: { kind: 'event' },
    schemaType: 'Event',
    isRelated: true,
    isInFeeds: true,
    publishFrom: 'published_date',
  },
  project: {
    segment: 'verkefni',
    name: 'article.project',
    title: 'projects.title',
    list: { segment: 'verkefni', sortBy: 'title_ASC' },
    neighbours: 'title_ASC',
    search: { kind: 'project' },
    schemaType: 'CreativeWork',
    isRelated: true,
    isInFeeds: false,
  },
  association: {
    segment: 'fagfelog',
    name: 'project.association',
    title: 'associations.title',
    list: { segment: 'fagfelog', sortBy: 'title_ASC' },
    search: { kind: 'association' },
    schemaType: 'Organization',
    isRelated: false,
    isInFeeds: false,
  },
  association_page: {
    segment: 'fagfelog',
    name: 'article.page',
    title: 'associationPages.title',
    list: false,
    search: { kind: 'page' },
    schemaType: false,
    isRelated: false,
    isInFeeds: false,
  },
  page: {
    segment: 'page',
    name: 'article.page',
    title: 'pages.title',
    list: false,
    search: { kind: 'page', title: 'search.pages' },
    schemaType: false,
    isRelated: true,
    isInFeeds: false,
  },
} as const satisfies Record<string, DocumentType>;

/** A kind of document, as readers see it: a Prismic type with pages, or a part of such a type. */
export type Kind = keyof typeof table;

/** One record per kind, in the order of lists that contain all kinds. */
export const documentTypes: typeof table & Record<Kind, DocumentType> = table;

/** A Prismic type whose documents have pages. */
export type RoutedType = {
  [K in Kind]: (typeof table)[K] extends { partOf: object } ? never : K;
}[Kind];

/** A kind that has a list of all its documents. */
export type Listed = {
  [K in Kind]: (typeof table)[K]['list'] extends false ? never : K;
}[Kind];

/** A kind that search results show. */
export type SearchKind = Extract<(typeof table)[Kind]['search'], { kind: string }>['kind'];

/** Prismic types with one document per language, which is in no list, search result or breadcrumb. */
export const singleTypes = ['homepage'] as const;

/** Documents per page of a list: Prismic returns at most 20 in a query, and both columns and rows of cards are full. */
export const LIST_PAGE_SIZE = 18;

export const kinds = Object.keys(table) as Kind[];

/** Prismic types, in the order of their records. */
export const routedTypes = kinds.filter(isRoutedType);

export const listedKinds = kinds.filter(isListed);

/** Whether a Prismic type, or a kind of one, has a list of all its documents. */
export function isListed(kind: string): kind is Listed {
  return Object.hasOwn(table, kind) && documentTypes[kind as Kind].list !== false;
}

/** Whether a Prismic type has pages. */
export function isRoutedType(type: string): type is RoutedType {
  return Object.hasOwn(table, type) && !documentTypes[type as Kind].partOf;
}
