import { toDate } from '../../content/cmsValues';
import { endOfEvent } from '../../content/occasion';
import { nameOf, readDocument } from '../readDocument';
import type { Rule } from '../Rule';
import { isEvent } from './eventTimes';

export const pastEventInFront: Rule = {
  id: 'past-event-in-front',
  severity: 'warning',
  title: { is: 'Liðinn viðburður á forsíðu', 'en-us': 'Past event on the front page' },
  why: {
    is: 'Forsíðan býður lesandanum á viðburð sem er lokið.',
    'en-us': 'The front page invites readers to an event that is over.',
  },
  remedy: {
    is: 'Veldu annað efni í kafla forsíðunnar.',
    'en-us': 'Choose something else for this part of the front page.',
  },
  check: (document, { byId, now }) =>
    document.type === 'homepage'
      ? readDocument(document).links.flatMap(({ field, link }) => {
          const target = byId.get(String(link['id']));
          const start = target && isEvent(target) ? toDate(target.data['start_date']) : undefined;
          if (!target || start === undefined) return [];
          const end = toDate(target.data['end_date']);
          const isPast = endOfEvent({ start, ...(end ? { end } : {}) }) < now;
          return isPast ? [{ field, quote: nameOf(target) }] : [];
        })
      : [],
};
