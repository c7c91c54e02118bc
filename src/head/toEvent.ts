import type { EventLeaf, EventSeriesLeaf, LocationFeatureSpecificationLeaf } from 'schema-dts';
import type { Page } from '../content/types/page';
import { toRecording } from '../content/types/recording';
import type { Access, EventFacts } from '../content/values/eventFacts';
import { phaseOf } from '../content/values/occasion';
import { languageSettings } from '../i18n/languages';
import type { Language } from '../i18n/languages';
import { today } from '../state/today';
import { describeRecording, toNamed } from './describedParts';
import type { EventDocument, Site } from './PageMetadata';

const languagesOf: Record<NonNullable<EventFacts['spoken']>, Language[]> = {
  Icelandic: ['is'],
  English: ['en-us'],
  'Icelandic and English': ['is', 'en-us'],
};

/** The BCP 47 tag of Icelandic Sign Language. */
const ICELANDIC_SIGN_LANGUAGE = 'icl';

/** Returns `undefined` for an event without a date: schema.org requires a start date. */
export function toEvent(
  event: EventDocument,
  { toUrl, lang, centre }: Site,
): EventLeaf | undefined {
  const { path, title, summary, image, occasion, price, tickets, facts } = event;
  const { association, guests } = event;
  if (!occasion) return undefined;
  const { start, end, place } = occasion;
  const { spoken, access, series, isSoldOut } = facts;
  const isOver = phaseOf(occasion, today().toISOString()) === 'past';
  const recording = isOver && event.recording ? toRecording(event.recording, event) : undefined;
  const url = toUrl(path);
  return {
    '@type': 'Event',
    name: title,
    description: summary,
    image: image && toUrl(image.shared),
    url,
    inLanguage: [
      ...(spoken ? languagesOf[spoken] : [lang]).map((each) => languageSettings[each].tag),
      ...(access.some(({ kind }) => kind === 'sign-language') ? [ICELANDIC_SIGN_LANGUAGE] : []),
    ],
    startDate: start,
    endDate: end,
    eventStatus: 'https://schema.org/EventScheduled',
    ...(place && {
      eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
      location: {
        '@type': 'Place',
        name: place,
        address: place,
        ...(access.length > 0 && { amenityFeature: access.map(toAmenity) }),
      },
    }),
    superEvent: series && { '@type': 'EventSeries', name: series.title, url: toUrl(series.path) },
    recordedIn: recording && describeRecording({ ...recording, description: summary, lang, toUrl }),
    performer: guests && toNamed(guests, toUrl),
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
        availability: isSoldOut ? 'https://schema.org/SoldOut' : 'https://schema.org/InStock',
        validFrom: tickets.from,
        url: toUrl(tickets.link?.href ?? path),
      })),
    }),
  };
}

// schema.org has accessibility properties only for texts and media, so access is an amenity.
function toAmenity({ kind, note }: Access): LocationFeatureSpecificationLeaf {
  const isStep = kind === 'steps';
  return {
    '@type': 'LocationFeatureSpecification',
    name: isStep ? 'step-free' : kind,
    value: !isStep,
    description: note,
  };
}

export function toEventSeries(
  { path, title, summary }: Page,
  { toUrl, centre }: Site,
): EventSeriesLeaf {
  return {
    '@type': 'EventSeries',
    name: title,
    description: summary,
    url: toUrl(path),
    organizer: centre,
  };
}
