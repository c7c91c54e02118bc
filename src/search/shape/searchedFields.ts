import type { Kind } from '../../documentTypes';

/** The fields of a kind in the search index besides title, lead and content, by what they hold. */
export type SearchedFields = {
  people?: readonly string[];
  texts?: readonly string[];
  /** Groups, with the fields of their rows. */
  groups?: Readonly<Record<string, readonly string[]>>;
  /** Field with the date that results show. */
  date?: string;
  /** Field with the end of an event. */
  end?: 'end_date';
  /** The document has a field `association`. */
  hasAssociation?: true;
  /** The document has a field `category`, which results show in place of the kind. */
  hasCategory?: true;
};

const news = {
  people: ['author', 'photographer'],
  texts: ['place'],
  hasAssociation: true,
} as const;

/** Not in documentTypes.ts, which every page loads: only who makes an index needs them. */
export const searchedFields: Record<Kind, SearchedFields> = {
  article: {
    ...news,
    hasCategory: true,
    groups: { drawings: ['measure', 'caption'] },
    date: 'published_date',
  },
  event: { ...news, date: 'start_date', end: 'end_date' },
  project: { people: ['designer'], texts: ['location'], hasAssociation: true },
  association: {},
  association_page: { hasAssociation: true },
  page: { groups: { calls: ['name', 'amount', 'audience'] } },
};
