import type { Thing } from 'schema-dts';
import { listBreadcrumbs } from '../components/listBreadcrumbs';
import type { PageFacts, Subject } from './PageFacts';
import type { Site } from './Site';
import { toBreadcrumbs } from './toBreadcrumbs';
import { toCreativeWork } from './toCreativeWork';
import { toEvent } from './toEvent';
import { toFrontPage } from './toFrontPage';
import { toNewsArticle } from './toNewsArticle';
import { toOrganization } from './toOrganization';

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
