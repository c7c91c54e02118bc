import type { MessageId } from '../../i18n/messages/is';
import type { SearchKind } from '../shape/searchDocument';

/** What a hit is, in one word. */
export const kindNames = {
  page: 'article.page',
  association: 'project.association',
  project: 'article.project',
  event: 'article.event',
  article: 'article.article',
} as const satisfies Record<SearchKind, MessageId>;
