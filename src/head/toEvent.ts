import type { EventLeaf } from 'schema-dts';
import type { Price, Tickets } from '../content/article';
import type { TitledDocument } from '../content/document';
import type { Image } from '../content/image';
import type { Occasion } from '../content/occasion';
import { languageFacts } from '../i18n/languages';
import type { Site } from './Site';

/** An event with the fields that this file reads. */
export type EventDocument = TitledDocument & {
  summary?: string;
  image?: Image;
  occasion?: Occasion;
  price?: Price;
  tickets?: Tickets;
  association?: TitledDocument;
};

/** @returns `undefined` for an event without a date, because schema.org's events need a start date */
export function toEvent(
  event: EventDocument,
  { toUrl, lang, centre }: Site,
): EventLeaf | undefined {
  const { path, title, summary, image, occasion, price, tickets, association } = event;
  if (!occasion) return undefined;
  const { start, end, place } = occasion;
  const url = toUrl(path);
  const toTicketUrl = (href: string) => (href.startsWith('/') ? toUrl(href) : href);
  return {
    '@type': 'Event',
    name: title,
    description: summary,
    image: image && toUrl(image.shared),
    url,
    inLanguage: languageFacts[lang].tag,
    startDate: start,
    endDate: end,
    eventStatus: 'https://schema.org/EventScheduled',
    ...(place && {
      eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
      location: {
        '@type': 'Place',
        name: place,
        address: { '@type': 'PostalAddress', addressCountry: 'IS' },
      },
    }),
    organizer: association
      ? { '@type': 'Organization', name: association.title, url: toUrl(association.path) }
      : centre,
    ...(price && {
      isAccessibleForFree: price.rates.every(({ amount }) => amount === 0),
      offers: price.rates.map(({ group, amount }) => ({
        '@type': 'Offer',
        name: group,
        price: amount,
        priceCurrency: price.currency,
        availability: 'https://schema.org/InStock',
        validFrom: tickets?.from,
        url: toTicketUrl(tickets?.link?.href ?? path),
      })),
    }),
  };
}
