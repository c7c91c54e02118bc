import type { BreadcrumbListLeaf, CreativeWorkLeaf, OrganizationLeaf, Thing } from 'schema-dts';
import { listBreadcrumbs } from '../components/listBreadcrumbs';
import type { Breadcrumb } from '../components/listBreadcrumbs';
import type { TitledDocument } from '../content/document';
import type { Image } from '../content/image';
import type { Link } from '../content/link';
import { languageFacts } from '../i18n/languages';
import type { PageFacts, Subject, Site } from './PageFacts';
import { toEvent } from './toEvent';
import { toFrontPage } from './toFrontPage';
import { toNewsArticle } from './toNewsArticle';

/** Structured data of a page: its subject and its breadcrumbs. */
export function toThings({ subject, title, ...facts }: PageFacts, site: Site): Thing[] {
  const things = subject ? toSubject(subject, site) : [];
  if (!title) return things;
  // Every page of a list has the list's breadcrumb.
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

/** @param breadcrumbs from the front page to the page itself */
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

/** A project with the fields that this file reads. */
export type ProjectDocument = TitledDocument & {
  summary?: string;
  image?: Image;
  designer?: string;
  year?: number;
  location?: string;
};

function toCreativeWork(project: ProjectDocument, { toUrl, lang }: Site): CreativeWorkLeaf {
  const { path, title, summary, image, designer, year, location } = project;
  return {
    '@type': 'CreativeWork',
    name: title,
    description: summary,
    image: image && toUrl(image.shared),
    url: toUrl(path),
    inLanguage: languageFacts[lang].tag,
    creator: designer ? { '@type': 'Person', name: designer } : undefined,
    dateCreated: year?.toString(),
    locationCreated: location ? { '@type': 'Place', name: location } : undefined,
  };
}

/** An association with the fields that this file reads. */
export type AssociationDocument = TitledDocument & {
  summary?: string;
  logo?: Image;
  website?: Link;
  email?: string;
};

/** An association; its URL is its own website, or else its page on this site. */
function toOrganization(association: AssociationDocument, { toUrl }: Site): OrganizationLeaf {
  const { path, title, summary, logo, website, email } = association;
  return {
    '@type': 'Organization',
    name: title,
    description: summary,
    logo: logo && toUrl(logo.src),
    url: website?.href ?? toUrl(path),
    email,
    mainEntityOfPage: toUrl(path),
  };
}
