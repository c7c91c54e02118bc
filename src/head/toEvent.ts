import type { EventLeaf } from 'schema-dts';
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
  price?: { amount: number; currency: string };
  association?: TitledDocument;
};

/** @returns `undefined` for an event without a date, because schema.org's events need a start date */
export function toEvent(
  event: EventDocument,
  { toUrl, lang, centre }: Site,
): EventLeaf | undefined {
  const { path, title, summary, image, occasion, price, association } = event;
  if (!occasion) return undefined;
  const { start, end, place } = occasion;
  const url = toUrl(path);
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
      isAccessibleForFree: price.amount === 0,
      offers: {
        '@type': 'Offer',
        price: price.amount,
        priceCurrency: price.currency,
        availability: 'https://schema.org/InStock',
        url,
      },
    }),
  };
}
