import { isEmbargoed, publicationDay } from '../../content/isEmbargoed';
import type { Rule } from '../Rule';

export const futurePublication: Rule = {
  id: 'future-publication',
  severity: 'notice',
  title: { is: 'Bíður birtingardags', 'en-us': 'Waits for its day of publication' },
  why: {
    is: 'Fram að þeim degi á skjalið sér enga síðu og er á engum lista, þótt það sé útgefið.',
    'en-us': 'Until that day the document has no page and is in no list, although it is published.',
  },
  remedy: {
    is: 'Breyttu „published_date“ ef skjalið á að birtast fyrr.',
    'en-us': 'Change “published_date” if readers should see the document earlier.',
  },
  check: ({ type, data }, { now }) => {
    const quote = publicationDay(data);
    return type === 'article' && quote !== undefined && isEmbargoed(data, new Date(now))
      ? [{ field: 'published_date', quote }]
      : [];
  },
};
