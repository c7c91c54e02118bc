import type {
  BreadcrumbListLeaf,
  CreativeWorkLeaf,
  EventLeaf,
  Graph,
  NewsArticleLeaf,
  OrganizationLeaf,
  SearchAction,
  Thing,
  WebSiteLeaf,
  WithActionConstraints,
} from 'schema-dts';
import { homePath, searchPath } from '../addresses';
import { listBreadcrumbs } from '../components/listBreadcrumbs';
import type { Breadcrumb } from '../components/listBreadcrumbs';
import type { Navigation } from '../content/types/navigation';
import type { Inline, RichText } from '../content/values/richText';
import { labelOfAll } from '../i18n/categoryLabels';
import { languageSettings } from '../i18n/languages';
import type { Language } from '../i18n/languages';
import type {
  ArticleDocument,
  AssociationDocument,
  EventDocument,
  PageMetadata,
  ProjectDocument,
  Subject,
} from './PageMetadata';

export type Site = {
  lang: Language;
  name: string;
  /** Returns a percent-encoded absolute URL for a path. An absolute URL stays unchanged. */
  toUrl: (address: string) => string;
  /** The centre, only with those properties that every page shows. */
  centre: OrganizationLeaf;
};

export function toThings({ subject, title, ...facts }: PageMetadata, site: Site): Thing[] {
  const things = subject ? toSubject(subject, site) : [];
  if (!title) return things;
  // All pages of a list have the breadcrumbs of the first page.
  const path = facts.pathOf?.(1) ?? facts.path;
  const { lang, steps, messageOf } = facts;
  const breadcrumbs = listBreadcrumbs({ title, path, lang, steps, messageOf });
  return [...things, toBreadcrumbs(breadcrumbs, site)];
}

function toSubject(subject: Subject, site: Site): Thing[] {
  switch (subject.kind) {
    case 'FrontPage':
      return toFrontPage(site, subject.navigation);
    case 'NewsArticle':
      return [toNewsArticle(subject.document, site)];
    case 'CreativeWork':
      return [toCreativeWork(subject.document, site)];
    case 'Organization':
      return [toOrganization(subject.document, site)];
    case 'Event': {
      const event = toEvent(subject.document, site);
      return event ? [event] : [];
    }
  }
}

/** Returns the centre with the homepage's contact details, and the website with its search. */
export function toFrontPage(
  site: Site,
  navigation: Navigation | undefined,
): [OrganizationLeaf, WebSiteLeaf] {
  const { lang, name, toUrl, centre } = site;
  const search: WithActionConstraints<SearchAction> = {
    '@type': 'SearchAction',
    target: {
      '@type': 'EntryPoint',
      urlTemplate: `${toUrl(searchPath(lang))}?query={search_term_string}`,
    },
    'query-input': 'required name=search_term_string',
  };
  return [
    {
      ...centre,
      address: navigation?.address && toLine(navigation.address),
      email: navigation?.contact,
      telephone: navigation?.telephone,
      sameAs: navigation?.socialLinks
        .map(({ link }) => link.href)
        .filter((href) => /^https?:/.test(href)),
    },
    {
      '@type': 'WebSite',
      '@id': toUrl(`${homePath(lang)}#website`),
      url: toUrl(homePath(lang)),
      name,
      inLanguage: languageSettings[lang].tag,
      publisher: { '@id': toUrl('/#organization') },
      potentialAction: search,
    },
  ];
}

/** Editors separate the lines of an address by paragraphs or by line breaks. */
function toLine(blocks: RichText): string {
  const lines = blocks.flatMap((block) =>
    'children' in block ? toText(block.children).split('\n') : [],
  );
  return lines.map((line) => line.trim()).join(', ');
}

function toText(inlines: Inline[]): string {
  return inlines
    .map((inline) =>
      'text' in inline ? inline.text.replaceAll('\u00AD', '') : toText(inline.children),
    )
    .join('');
}

/** Search engines accept headlines of at most this length. */
const MAX_HEADLINE_LETTERS = 110;

export function toNewsArticle(
  article: ArticleDocument,
  { toUrl, lang, centre }: Site,
): NewsArticleLeaf {
  const { path, title, summary, image, date, published, modified, author } = article;
  const datePublished = date ?? published;
  // If an editor wrote or imported the document before the article's date, `modified` is too early,
  // and the article's date is used instead.
  const isRevised = !datePublished || !modified || modified > datePublished;
  return {
    '@type': 'NewsArticle',
    headline: toHeadline(title),
    description: summary,
    image: image && toUrl(image.shared),
    datePublished,
    dateModified: isRevised ? modified : datePublished,
    author: author ? { '@type': 'Person', name: author } : centre,
    publisher: centre,
    inLanguage: languageSettings[lang].tag,
    wordCount: article.words,
    articleSection: article.category && labelOfAll(article.category, lang),
    keywords: article.tags,
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
    inLanguage: languageSettings[lang].tag,
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

export function toCreativeWork(project: ProjectDocument, { toUrl, lang }: Site): CreativeWorkLeaf {
  const { path, title, summary, image, plates, designer, year, location, materials } = project;
  const images = [image?.shared, ...plates.map(({ file }) => file)].flatMap((each) => each ?? []);
  return {
    '@type': 'CreativeWork',
    name: title,
    description: summary,
    image: images.length > 1 ? images.map(toUrl) : images.map(toUrl)[0],
    url: toUrl(path),
    inLanguage: languageSettings[lang].tag,
    material: materials,
    creator: designer ? { '@type': 'Person', name: designer } : undefined,
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
export function toScriptText(things: readonly Thing[]): string {
  const graph: Graph = { '@context': 'https://schema.org', '@graph': things };
  return JSON.stringify(graph).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
