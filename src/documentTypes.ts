import type { Language } from './i18n/languages';
import type { MessageId } from './i18n/messages/is';

type Segment = string | Record<Language, string>;

/** The functions that map a type's documents are in content/types/, its pages in templates/. */
type DocumentType = {
  /** Set for a kind that has only those documents of a Prismic type whose `field` is `value`. */
  partOf?: { type: string; field: string; value: string };
  segment: Segment;
  name: MessageId;
  /** The name of all documents, for headings, breadcrumbs and search results. */
  title: MessageId;
  list: { segment: Segment; sortBy: string } | false;
  neighbours?: string;
  /** The kind in search results, and the title of their group if it differs from `title`. */
  search: { kind: string; title?: MessageId };
  /** Set if editors can choose these documents as related content (content/types/related.ts). */
  isRelated?: true;
  /** Set if build/subscriptions/toPost.ts makes an entry of each document for the feeds. */
  isInFeeds?: true;
  /** The field with the first day on which a document has a page. */
  publishFrom?: string;
};

const magazine = { is: 'timarit', 'en-us': 'magazine' };
const people = { is: 'folk', 'en-us': 'people' };

const table = {
  article: {
    segment: 'ha-frettir',
    name: 'article.article',
    title: 'article.news',
    list: { segment: 'ha-frettir', sortBy: 'published_date_DESC' },
    neighbours: 'published_date_ASC',
    search: { kind: 'article' },
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
    isRelated: true,
    isInFeeds: true,
    publishFrom: 'published_date',
  },
  issue: {
    segment: magazine,
    name: 'issues.title',
    title: 'issues.title',
    list: { segment: magazine, sortBy: 'published_date_DESC' },
    search: { kind: 'issue' },
  },
  person: {
    segment: people,
    name: 'people.title',
    title: 'people.title',
    list: { segment: people, sortBy: 'title_ASC' },
    search: { kind: 'person' },
  },
  project: {
    segment: 'verkefni',
    name: 'article.project',
    title: 'projects.title',
    list: { segment: 'verkefni', sortBy: 'title_ASC' },
    neighbours: 'title_ASC',
    search: { kind: 'project' },
    isRelated: true,
  },
  association: {
    segment: 'fagfelog',
    name: 'project.association',
    title: 'associations.title',
    list: { segment: 'fagfelog', sortBy: 'title_ASC' },
    search: { kind: 'association' },
  },
  association_page: {
    segment: 'fagfelog',
    name: 'article.page',
    title: 'associationPages.title',
    list: false,
    search: { kind: 'page' },
  },
  page: {
    segment: 'page',
    name: 'article.page',
    title: 'pages.title',
    list: false,
    search: { kind: 'page', title: 'search.pages' },
    isRelated: true,
  },
} as const satisfies Record<string, DocumentType>;

/** A kind of document as readers see it: a Prismic type with pages, or a part of one. */
export type Kind = keyof typeof table;

/** Lists that contain all kinds show them in the order of this table. */
export const documentTypes: typeof table & Record<Kind, DocumentType> = table;

export type RoutedType = {
  [K in Kind]: (typeof table)[K] extends { partOf: object } ? never : K;
}[Kind];

export type Listed = {
  [K in Kind]: (typeof table)[K]['list'] extends false ? never : K;
}[Kind];

export type SearchKind = (typeof table)[Kind]['search']['kind'];

/** These types have one document per language, which is in no list, search result or breadcrumb. */
export const singleTypes = ['homepage'] as const;

/** Prismic returns at most 20 documents per query. With 18, all rows of cards are full. */
export const LIST_PAGE_SIZE = 18;

export const kinds = Object.keys(table) as Kind[];

export const routedTypes = kinds.filter(isRoutedType);

export const listedKinds = kinds.filter(isListed);

export function isListed(kind: string): kind is Listed {
  return Object.hasOwn(table, kind) && documentTypes[kind as Kind].list !== false;
}

export function isRoutedType(type: string): type is RoutedType {
  return Object.hasOwn(table, type) && !documentTypes[type as Kind].partOf;
}

export function segmentIn(segment: Segment, lang: Language): string {
  return typeof segment === 'string' ? segment : segment[lang];
}
