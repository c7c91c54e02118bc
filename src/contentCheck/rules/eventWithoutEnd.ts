import { toDate } from '../../content/cmsValues';
import type { Rule } from '../Rule';
import { isEvent } from './eventTimes';

export const eventWithoutEnd: Rule = {
  id: 'event-without-end',
  severity: 'notice',
  title: { is: 'Viðburður án loka', 'en-us': 'Event without an end' },
  why: {
    is: 'Án loka telst viðburður standa til miðnættis sama dag. Sýning hverfur þá af listanum daginn eftir opnun.',
    'en-us':
      'Without an end an event lasts until midnight of its day. An exhibition leaves the list the day after its opening.',
  },
  remedy: {
    is: 'Skrifaðu í „end_date“ hvenær viðburðinum lýkur.',
    'en-us': 'Write in “end_date” when the event ends.',
  },
  check: (document) =>
    isEvent(document) && toDate(document.data['start_date']) && !toDate(document.data['end_date'])
      ? [{ field: 'end_date' }]
      : [],
};
