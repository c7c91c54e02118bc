import type {
  ArticleLeaf,
  BreadcrumbListLeaf,
  CreativeWorkLeaf,
  NewsArticleLeaf,
  OrganizationLeaf,
  PersonLeaf,
  PublicationIssueLeaf,
  Thing,
  WebSiteLeaf,
} from 'schema-dts';
import { homePath, listPath } from '../addresses';
import { listBreadcrumbs } from '../components/Breadcrumbs';
import type { Breadcrumb } from '../components/Breadcrumbs';
import type { Association } from '../content/types/association';
import type { Issue } from '../content/types/issue';
import type { Person } from '../content/types/person';
import type { Project } from '../content/types/project';
import { toRecording } from '../content/types/recording';
import { laterOf } from '../content/values/document';
import { labelOfAll } from '../i18n/categoryLabels';
import { languageSettings } from '../i18n/languages';
import { describeCentre } from './describeCentre';
import type { Centre } from './describeCentre';
import { describeRecording, toNamed, toPersonId } from './describedParts';
import type { ArticleDocument, PageMetadata, Site, Subject } from './PageMetadata';
import { toEvent, toEventSeries } from './toEvent';

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

function toWebsite({ lang, name, toUrl }: Site): WebSiteLeaf {
  return {
    '@type': 'WebSite',
    '@id': toUrl(`${homePath(lang)}#website`),
    url: toUrl(homePath(lang)),
    name,
    inLanguage: languageSettings[lang].tag,
    publisher: { '@id': toUrl('/#organization') },
  };
}

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
  return {
    '@type': 'NewsArticle',
    headline: toHeadline(title),
    description: summary,
    image: image && toUrl(image.shared),
    audio: media?.['@type'] === 'AudioObject' ? media : undefined,
    video: media?.['@type'] === 'VideoObject' ? media : undefined,
    datePublished,
    dateModified: laterOf(datePublished, modified),
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

/** Matches the magazine's name and the issue's number, with a no-break space: `Kvarði 14`. */
const magazineAndNumber = /^(\D{1,99})\s(\d{1,4})(?!\d)/;

export function toPublicationIssue(
  issue: Issue,
  { toUrl, lang, centre }: Site,
): PublicationIssueLeaf {
  const { path, title, summary, image, date, pages, contents, editors } = issue;
  const [, magazine, number] = magazineAndNumber.exec(title) ?? [];
  return {
    '@type': 'PublicationIssue',
    '@id': toIssueId(path, toUrl),
    name: title,
    description: summary,
    image: image && toUrl(image.shared),
    url: toUrl(path),
    inLanguage: languageSettings[lang].tag,
    issueNumber: number,
    datePublished: date,
    pageEnd: pages,
    editor: editors && toNamed(editors, toUrl),
    publisher: centre,
    isPartOf: magazine
      ? { '@type': 'Periodical', name: magazine, url: toUrl(listPath('issue', lang)) }
      : undefined,
    hasPart: contents.flatMap(({ title: headline, path: of, page }): ArticleLeaf[] =>
      of === undefined ? [] : [{ '@type': 'Article', headline, url: toUrl(of), pageStart: page }],
    ),
  };
}

/** An article refers to its issue by this `@id`. */
function toIssueId(path: string, toUrl: Site['toUrl']): string {
  return toUrl(`${path}#issue`);
}

function toCreativeWork(project: Project, { toUrl, lang }: Site): CreativeWorkLeaf {
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

function toOrganization(association: Association, { toUrl }: Site): OrganizationLeaf {
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

export function toPerson(person: Person, { toUrl }: Site): PersonLeaf {
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

function toBreadcrumbs(breadcrumbs: Breadcrumb[], { toUrl }: Site): BreadcrumbListLeaf {
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

// Escapes what could end the script element or a line, and `&`: Gatsby parses the text as HTML again.
export function toScriptText(things: readonly Described[]): string {
  const graph = { '@context': 'https://schema.org', '@graph': things };
  return JSON.stringify(graph).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
