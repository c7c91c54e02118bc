import type { MessageId } from './i18n/messages/is';

/** What the site must know of one kind of document, besides its two files in content/ and templates/. */
type DocumentType = {
  /** For a part of a Prismic type: the type, and the field whose value makes a document one of it. */
  of?: { type: string; field: string; value: string };
  /** First path segment of its documents' addresses. */
  segment: string;
  /** What one document is called, and all of them: in results, breadcrumbs, headings. */
  name: MessageId;
  title: MessageId;
  /** First path segment of the list of all of them, and its order; `false` for a kind without a list. */
  list: { segment: string; sortBy: string } | false;
  /** Order in which previous and next lead from page to page; none without such links. */
  neighbours?: string;
  /** `false` for a kind that the search does not find. */
  search: SearchFacts | false;
  /** What its page is about, in the words of schema.org; `false` for a page that says nothing of it. */
  thing: 'NewsArticle' | 'Event' | 'CreativeWork' | 'Organization' | false;
  /** Editors may put it beside other documents (`content/related.ts` asks for it). */
  isRelated: boolean;
  /** It is among the news of the feeds (`build/subscriptions/toPost.ts` reads it). */
  isInFeeds: boolean;
};

type SearchFacts = {
  /** What results call it: itself, or a kind that it is shown as. */
  kind: string;
  /** Title of its group of results, where it is not its own. */
  title?: MessageId;
  /** Fields besides title, lead and content that are searched, by what they hold. */
  people?: readonly string[];
  tags?: readonly string[];
  texts?: readonly string[];
  /** Field of the day that results show. */
  date?: string;
  /** It names its association. */
  hasAssociation?: true;
};

const news = {
  people: ['author', 'photographer'],
  tags: ['category'],
  texts: ['place'],
  hasAssociation: true,
} as const;

const table = {
  article: {
    segment: 'ha-frettir',
    name: 'article.article',
    title: 'article.news',
    list: { segment: 'ha-frettir', sortBy: 'published_date_DESC' },
    neighbours: 'published_date_ASC',
    search: { kind: 'article', ...news, date: 'published_date' },
    thing: 'NewsArticle',
    isRelated: true,
    isInFeeds: true,
  },
  event: {
    of: { type: 'article', field: 'type', value: 'event' },
    segment: 'ha-frettir',
    name: 'article.event',
    title: 'events.title',
    list: { segment: 'vidburdir', sortBy: 'start_date_DESC' },
    neighbours: 'published_date_ASC',
    search: { kind: 'event', ...news, date: 'start_date' },
    thing: 'Event',
    isRelated: true,
    isInFeeds: true,
  },
  project: {
    segment: 'verkefni',
    name: 'article.project',
    title: 'projects.title',
    list: { segment: 'verkefni', sortBy: 'title_ASC' },
    neighbours: 'title_ASC',
    search: { kind: 'project', people: ['designer'], texts: ['location'], hasAssociation: true },
    thing: 'CreativeWork',
    isRelated: true,
    isInFeeds: false,
  },
  association: {
    segment: 'fagfelog',
    name: 'project.association',
    title: 'associations.title',
    list: { segment: 'fagfelog', sortBy: 'title_ASC' },
    search: { kind: 'association' },
    thing: 'Organization',
    isRelated: false,
    isInFeeds: false,
  },
  association_page: {
    segment: 'fagfelog',
    name: 'article.page',
    title: 'associationPages.title',
    list: false,
    search: { kind: 'page', hasAssociation: true },
    thing: false,
    isRelated: false,
    isInFeeds: false,
  },
  page: {
    segment: 'page',
    name: 'article.page',
    title: 'pages.title',
    list: false,
    search: { kind: 'page', title: 'search.pages' },
    thing: false,
    isRelated: true,
    isInFeeds: false,
  },
} as const satisfies Record<string, DocumentType>;

/** A kind of document that readers tell apart: a Prismic type with pages, or a part of one. */
export type Kind = keyof typeof table;

/** One record per kind, in the order in which lists of everything name them. */
export const documentTypes: typeof table & Record<Kind, DocumentType> = table;

/** A Prismic type whose documents have pages of their own. */
export type RoutedType = {
  [K in Kind]: (typeof table)[K] extends { of: object } ? never : K;
}[Kind];

/** A kind that has a list of all its documents. */
export type Listed = {
  [K in Kind]: (typeof table)[K]['list'] extends false ? never : K;
}[Kind];

/** What results of the search call a document. */
export type SearchKind = Extract<(typeof table)[Kind]['search'], { kind: string }>['kind'];

/** Prismic types of which there is one document in a language, and no list, search or breadcrumb. */
export const singleTypes = ['homepage'] as const;

/** Documents on a page of a list. */
export const LIST_PAGE_SIZE = 24;

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
  return Object.hasOwn(table, type) && !documentTypes[type as Kind].of;
}
