import type { Kind } from '../../documentTypes';
import type { MessageId } from '../../i18n/messages/is';

/** A group of which the search reads every row. */
type SearchedGroup = {
  /** The fields of a row, each with the label that its page shows, if any. */
  columns: Readonly<Record<string, MessageId | undefined>>;
  /** What the page says that the rows are. */
  labels?: readonly MessageId[];
};

/** The fields of a kind in the search index besides title, lead and content, by what they hold. */
export type SearchedFields = {
  people?: readonly string[];
  texts?: readonly string[];
  groups?: Readonly<Record<string, SearchedGroup>>;
  /** Field with the date that results show. */
  date?: string;
  /** Field with the end of an event. */
  end?: 'end_date';
  /** The document has a field `association`. */
  hasAssociation?: true;
  /** The document has a field `category`, which results show in place of the kind. */
  hasCategory?: true;
};

const tables = { columns: { caption: undefined, table: undefined } };

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
    groups: { tables, drawings: { columns: { measure: undefined, caption: undefined } } },
    date: 'published_date',
  },
  event: { ...news, groups: { tables }, date: 'start_date', end: 'end_date' },
  project: { people: ['designer'], texts: ['location'], hasAssociation: true },
  association: {},
  association_page: { groups: { tables }, hasAssociation: true },
  page: {
    groups: {
      tables,
      calls: {
        columns: {
          name: undefined,
          amount: 'call.amount',
          audience: 'call.audience',
          deadline: 'call.deadline',
        },
        labels: ['search.calls', 'call.table'],
      },
    },
  },
};
