import type {
  BreadcrumbListLeaf,
  CreativeWorkLeaf,
  EventLeaf,
  EventSeriesLeaf,
  LocationFeatureSpecificationLeaf,
  MergeLeafTypes,
  MuseumLeaf,
  NewsArticleLeaf,
  OpeningHoursSpecificationLeaf,
  OrganizationLeaf,
  PersonLeaf,
  SearchAction,
  Thing,
  WebSiteLeaf,
  WithActionConstraints,
} from 'schema-dts';
import { homePath, searchPath } from '../addresses';
import { listBreadcrumbs } from '../components/listBreadcrumbs';
import type { Breadcrumb } from '../components/listBreadcrumbs';
import { toArticleCard } from '../content/types/articleCard';
import { toCentreHours } from '../content/types/home';
import { toList } from '../content/values/documentList';
import type { Access, EventFacts } from '../content/values/eventFacts';
import { phaseOf } from '../content/values/occasion';
import { toPlace, upcomingExceptions, weekOf } from '../content/values/openingHours';
import type { OpenDays, OpeningHours } from '../content/values/openingHours';
import type { RichText } from '../content/values/richText';
import { labelOfAll } from '../i18n/categoryLabels';
import { DAY_MS } from '../i18n/days';
import { languageSettings } from '../i18n/languages';
import { today } from '../state/today';
import type { Language } from '../i18n/languages';
import { toRecording } from '../content/types/recording';
import { describeRecording } from './describeRecording';
import type {
  ArticleDocument,
  AssociationDocument,
  CentreFacts,
  EventDocument,
  PageMetadata,
  PersonDocument,
  ProjectDocument,
  SeriesDocument,
  Subject,
} from './PageMetadata';
import type { Site } from './Site';
import { toNamed, toPersonId } from './toNamed';
import { toIssueId, toPublicationIssue } from './toPublicationIssue';
import { textOf } from './textOf';

type Centre = MergeLeafTypes<[OrganizationLeaf, MuseumLeaf]>;

/** `Thing` does not include things that have several types, such as the centre. */
type Described = Thing | Centre;

export function toThings({ subject, title, ...facts }: PageMetadata, site: Site): Described[] {
  const things = subject ? toSubject(subject, site) : [];
  if (!title) return things;
  // All pages of a list have the breadcrumbs of the first page.
  const path = facts.pathOf?.(1) ?? facts.path;
  const { lang, steps, messageOf } = facts;
  const breadcrumbs = listBreadcrumbs({ title, path, lang, steps, messageOf });
  return [...things, toBreadcrumbs(breadcrumbs, site)];
}

function toSubject(subject: Subject, site: Site): Described[] {
  switch (subject.kind) {
    case 'FrontPage':
      return [describeCentre(subject, site), toWebsite(site)];
    case 'Centre':
      return [describeCentre(subject, site)];
    case 'NewsArticle':
      return [toNewsArticle(subject.document, site)];
    case 'PublicationIssue':
      return [toPublicationIssue(subject.document, site)];
    case 'CreativeWork':
      return [toCreativeWork(subject.document, site)];
    case 'Organization':
      return [toOrganization(subject.document, site)];
    case 'Person':
      return [toPerson(subject.document, site)];
    case 'Event': {
      const event = toEvent(subject.document, site);
      return event ? [event] : [];
    }
    case 'EventSeries':
      return [toEventSeries(subject.document, site)];
  }
}

/** Returns the centre with the contact details and opening hours of the homepage document. */
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
    openingHoursSpecification: orNone(
      week.map((days): OpeningHoursSpecificationLeaf => ({
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: toWeekdays(days),
        ...days.hours,
      })),
    ),
    specialOpeningHoursSpecification: orNone(
      exceptions.map(({ first, last, hours }): OpeningHoursSpecificationLeaf => ({
        '@type': 'OpeningHoursSpecification',
        validFrom: first,
        validThrough: last,
        // Equal times mean that the centre is closed (Google, “LocalBusiness structured data”).
        ...(hours ?? { opens: CLOSED, closes: CLOSED }),
      })),
    ),
  };
}

function orNone<Item>(items: readonly Item[]): readonly Item[] | undefined {
  return items.length > 0 ? items : undefined;
}

const weekdays = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const;

function toWeekdays({ first, last }: OpenDays) {
  const days = (Date.parse(last) - Date.parse(first)) / DAY_MS + 1;
  const start = new Date(first).getUTCDay();
  return Array.from(
    { length: days },
    (_, index) => weekdays[(start + index) % weekdays.length] ?? 'Sunday',
  );
}

/** Returns the website with its search. */
export function toWebsite({ lang, name, toUrl }: Site): WebSiteLeaf {
  const search: WithActionConstraints<SearchAction> = {
    '@type': 'SearchAction',
    target: {
      '@type': 'EntryPoint',
      urlTemplate: `${toUrl(searchPath(lang))}?query={search_term_string}`,
    },
    'query-input': 'required name=search_term_string',
  };
  return {
    '@type': 'WebSite',
    '@id': toUrl(`${homePath(lang)}#website`),
    url: toUrl(homePath(lang)),
    name,
    inLanguage: languageSettings[lang].tag,
    publisher: { '@id': toUrl('/#organization') },
    potentialAction: search,
  };
}

/** Editors separate the lines of an address by paragraphs or by line breaks. */
function toLine(blocks: RichText): string {
  const lines = blocks.flatMap((block) =>
    'children' in block ? textOf(block.children).split('\n') : [],
  );
  return lines.map((line) => line.trim()).join(', ');
}

const languagesOf: Record<NonNullable<EventFacts['spoken']>, Language[]> = {
  Icelandic: ['is'],
  English: ['en-us'],
  'Icelandic and English': ['is', 'en-us'],
};

/** The BCP 47 tag of Icelandic Sign Language. */
const ICELANDIC_SIGN_LANGUAGE = 'icl';

/** Search engines accept headlines of at most this length. */
const MAX_HEADLINE_LETTERS = 110;

export function toNewsArticle(
  article: ArticleDocument,
  { toUrl, lang, centre }: Site,
): NewsArticleLeaf {
  const { path, title, summary, image, date, published, modified, author, issue } = article;
  const datePublished = date ?? published;
  const facts = { description: summary, uploadDate: datePublished, lang, toUrl };
  const recording = article.recording && toRecording(article.recording, article);
  const media = recording && describeRecording({ ...recording, ...facts });
  // If an editor wrote or imported the document before the article's date, `modified` is too early,
  // and the article's date is used instead.
  const isRevised = !datePublished || !modified || modified > datePublished;
  return {
    '@type': 'NewsArticle',
    headline: toHeadline(title),
    description: summary,
    image: image && toUrl(image.shared),
    audio: media?.['@type'] === 'AudioObject' ? media : undefined,
    video: media?.['@type'] === 'VideoObject' ? media : undefined,
    datePublished,
    dateModified: isRevised ? modified : datePublished,
    author: author ? toNamed(author, toUrl) : centre,
    publisher: centre,
    inLanguage: languageSettings[lang].tag,
    wordCount: article.words,
    articleSection: article.category && labelOfAll(article.category, lang),
    keywords: article.tags,
    isPartOf: issue && {
      '@type': 'PublicationIssue',
      '@id': toIssueId(issue.path, toUrl),
      name: issue.title,
    },
    mainEntityOfPage: toUrl(path),
  };
}

function toHeadline(title: string): string {
  const letters = Array.from(title);
  if (letters.length <= MAX_HEADLINE_LETTERS) return title;
  return `${letters.slice(0, MAX_HEADLINE_LETTERS - 1).join('')}…`;
}

/** Returns `undefined` for an event without a date: schema.org requires a start date. */
export function toEvent(
  event: EventDocument,
  { toUrl, lang, centre }: Site,
): EventLeaf | undefined {
  const { path, title, summary, image, occasion, price, tickets, facts } = event;
  const { association, guests } = event;
  if (!occasion) return undefined;
  const { start, end, place } = occasion;
  const { spoken, access = [], series } = facts ?? {};
  const isOver = phaseOf(occasion, today().toISOString()) === 'past';
  const recording = isOver && event.recording ? toRecording(event.recording, event) : undefined;
  const url = toUrl(path);
  const toTicketUrl = (href: string) => (href.startsWith('/') ? toUrl(href) : href);
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
        address: { '@type': 'PostalAddress', addressCountry: 'IS' },
        ...(access.length > 0 && { amenityFeature: access.map(toAmenity) }),
      },
    }),
    superEvent: series && {
      '@type': 'EventSeries',
      name: series.title,
      url: toUrl(series.path),
    },
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
        availability: facts?.isSoldOut
          ? 'https://schema.org/SoldOut'
          : 'https://schema.org/InStock',
        validFrom: tickets?.from,
        url: toTicketUrl(tickets?.link?.href ?? path),
      })),
    }),
  };
}

/**
 * Steps are published as `step-free` with the value `false`. schema.org has accessibility properties
 * only for texts and media, so all facts about access are amenities of the place.
 */
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
  { path, title, summary, series }: SeriesDocument,
  { toUrl, centre }: Site,
): EventSeriesLeaf {
  return {
    '@type': 'EventSeries',
    name: title,
    description: summary,
    url: toUrl(path),
    organizer: centre,
    subEvent: toList(series ?? { edges: null }, toArticleCard).flatMap(
      ({ title: name, path: of, occasion }) =>
        occasion
          ? {
              '@type': 'Event',
              name,
              url: toUrl(of),
              startDate: occasion.start,
              endDate: occasion.end,
              location: occasion.place,
            }
          : [],
    ),
  };
}

export function toCreativeWork(project: ProjectDocument, { toUrl, lang }: Site): CreativeWorkLeaf {
  const { path, title, summary, image, plates, designers, year, location, materials } = project;
  const images = [image?.shared, ...plates.map(({ file }) => file)].flatMap((each) => each ?? []);
  return {
    '@type': 'CreativeWork',
    name: title,
    description: summary,
    image: images.length > 1 ? images.map(toUrl) : images.map(toUrl)[0],
    url: toUrl(path),
    inLanguage: languageSettings[lang].tag,
    material: materials,
    creator: designers && toNamed(designers, toUrl),
    dateCreated: year?.toString(),
    locationCreated: location ? { '@type': 'Place', name: location } : undefined,
  };
}

export function toOrganization(
  association: AssociationDocument,
  { toUrl }: Site,
): OrganizationLeaf {
  const { path, title, summary, logo, website, email } = association;
  return {
    '@type': 'Organization',
    name: title,
    description: summary,
    logo: logo && toUrl(logo.src),
    url: toUrl(website?.href ?? path),
    email,
    mainEntityOfPage: toUrl(path),
  };
}

export function toPerson(person: PersonDocument, { toUrl }: Site): PersonLeaf {
  const { path, title, summary, image, occupation, association, website, email } = person;
  return {
    '@type': 'Person',
    '@id': toPersonId(path, toUrl),
    name: title,
    jobTitle: occupation,
    description: summary,
    image: image && toUrl(image.shared),
    url: toUrl(path),
    email,
    sameAs: website?.href,
    affiliation: association && {
      '@type': 'Organization',
      name: association.title,
      url: toUrl(association.path),
    },
    mainEntityOfPage: toUrl(path),
  };
}

export function toBreadcrumbs(breadcrumbs: Breadcrumb[], { toUrl }: Site): BreadcrumbListLeaf {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: breadcrumbs.map(({ title, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      item: toUrl(path),
    })),
  };
}

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

// Escapes characters that could end the script element or a line of JavaScript, and the ampersand,
// because Gatsby parses the text as HTML again.
export function toScriptText(things: readonly Described[]): string {
  const graph = { '@context': 'https://schema.org', '@graph': things };
  return JSON.stringify(graph).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
