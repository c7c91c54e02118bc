import { nameFieldsOf } from '../../content/values/joinNames';
import type { Kind } from '../../documentTypes';
import type { MessageId } from '../../i18n/messages/is';

type SearchedGroup = {
  /** The fields of a row. */
  columns: readonly string[];
  /** The messages that label fields on the page. */
  columnLabels?: Readonly<Record<string, MessageId>>;
  /** The messages that name the rows on the page. */
  labels?: readonly MessageId[];
  /** The field that the page shows as a heading. */
  heading?: string;
};

/** The fields that the search index has in addition to title, lead and content. */
export type SearchedFields = {
  people?: readonly string[];
  /** Plain or rich texts. */
  texts?: readonly string[];
  groups?: Readonly<Record<string, SearchedGroup>>;
  date?: string;
  end?: 'end_date';
  hasAssociation?: true;
  /** Results show the field `category` instead of the kind. */
  hasCategory?: true;
};

const tables = { columns: ['caption', 'table'] };

const news = {
  people: nameFieldsOf('article'),
  texts: ['place', 'recording_title', 'transcript'],
  hasAssociation: true,
} as const;

/** Only the index build needs these fields. In documentTypes.ts, every page would load them. */
export const searchedFields: Record<Kind, SearchedFields> = {
  article: {
    ...news,
    hasCategory: true,
    groups: { tables, drawings: { columns: ['measure', 'caption'] } },
    date: 'published_date',
  },
  event: { ...news, groups: { tables }, date: 'start_date', end: 'end_date' },
  project: {
    people: nameFieldsOf('project'),
    texts: ['location', 'client', 'materials'],
    groups: { plates: { columns: ['caption'] } },
    hasAssociation: true,
  },
  issue: {
    people: nameFieldsOf('issue'),
    groups: { contents: { columns: ['title', 'author'] } },
    date: 'published_date',
  },
  person: { texts: ['occupation'], hasAssociation: true },
  association: {},
  association_page: { groups: { tables }, hasAssociation: true },
  page: {
    groups: {
      tables,
      visit_facts: { columns: ['heading', 'label', 'text'], heading: 'heading' },
      calls: {
        columns: ['name', 'amount', 'audience', 'deadline'],
        columnLabels: {
          amount: 'call.amount',
          audience: 'call.audience',
          deadline: 'call.deadline',
        },
        labels: ['search.calls', 'call.table'],
      },
    },
  },
};
