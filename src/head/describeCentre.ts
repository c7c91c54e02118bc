import type {
  DayOfWeek,
  MergeLeafTypes,
  MuseumLeaf,
  OpeningHoursSpecificationLeaf,
  OrganizationLeaf,
} from 'schema-dts';
import { toCentreHours } from '../content/types/home';
import { toPlace, upcomingExceptions, weekOf } from '../content/values/openingHours';
import type { OpenDays, OpeningHours } from '../content/values/openingHours';
import { textOf } from '../content/values/richText';
import type { RichText } from '../content/values/richText';
import { DAY_MS } from '../i18n/days';
import { today } from '../state/today';
import type { CentreFacts, Site } from './PageMetadata';

export type Centre = MergeLeafTypes<[OrganizationLeaf, MuseumLeaf]>;

/** The centre has the same `@id` on every page, which identifies it as publisher and organiser. */
export function toCentre({ name, toUrl }: Omit<Site, 'centre'>): OrganizationLeaf {
  return {
    '@type': 'Organization',
    '@id': toUrl('/#organization'),
    name,
    url: toUrl('/'),
    // gatsby-plugin-manifest makes this file from icon.svg.
    logo: toUrl('/favicon.svg'),
  };
}

export function describeCentre({ navigation, homepage }: CentreFacts, { centre }: Site): Centre {
  const place = toPlace(homepage?.location);
  return {
    ...centre,
    '@type': ['Organization', 'Museum'],
    address: navigation?.address && toLine(navigation.address),
    email: navigation?.contact,
    telephone: navigation?.telephone,
    sameAs: navigation?.socialLinks
      .map(({ link }) => link.href)
      .filter((href) => /^https?:/.test(href)),
    geo: place && { '@type': 'GeoCoordinates', ...place },
    ...toOpeningHours(toCentreHours(homepage)),
  };
}

const CLOSED = '00:00';

function toOpeningHours(all: OpeningHours[]) {
  const week = weekOf(all).filter(({ hours }) => hours);
  const exceptions = upcomingExceptions(all, today().toISOString());
  return {
    ...(week.length > 0 && {
      openingHoursSpecification: week.map((days): OpeningHoursSpecificationLeaf => ({
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: toWeekdays(days),
        ...days.hours,
      })),
    }),
    ...(exceptions.length > 0 && {
      specialOpeningHoursSpecification: exceptions.map(
        ({ first, last, hours }): OpeningHoursSpecificationLeaf => ({
          '@type': 'OpeningHoursSpecification',
          validFrom: first,
          validThrough: last,
          // Equal times mean that the centre is closed (Google, “LocalBusiness structured data”).
          ...(hours ?? { opens: CLOSED, closes: CLOSED }),
        }),
      ),
    }),
  };
}

function toWeekdays({ first, last }: OpenDays) {
  const days = (Date.parse(last) - Date.parse(first)) / DAY_MS + 1;
  const weekday = new Intl.DateTimeFormat('en', { weekday: 'long', timeZone: 'UTC' });
  return Array.from(
    { length: days },
    (_, index) => weekday.format(Date.parse(first) + index * DAY_MS) as DayOfWeek,
  );
}

/** Editors separate the lines of an address by paragraphs or by line breaks. */
function toLine(blocks: RichText): string {
  const lines = blocks.flatMap((block) =>
    'children' in block ? textOf(block.children).split('\n') : [],
  );
  return lines.map((line) => line.trim()).join(', ');
}
