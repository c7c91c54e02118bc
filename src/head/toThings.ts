import type { Thing } from 'schema-dts';
import { toCrumbs } from '../components/toCrumbs';
import type { PageFacts, Subject } from './PageFacts';
import type { Site } from './Site';
import { toBreadcrumbs } from './toBreadcrumbs';
import { toCreativeWork } from './toCreativeWork';
import { toEvent } from './toEvent';
import { toFrontPage } from './toFrontPage';
import { toNewsArticle } from './toNewsArticle';
import { toOrganization } from './toOrganization';

/** What a page is about, and the way to it from the front page. */
export function toThings({ subject, title, ...facts }: PageFacts, site: Site): Thing[] {
  const things = subject ? toSubject(subject, site) : [];
  if (!title) return things;
  // A later page of a list is at the list's own step.
  const path = facts.pathOf?.(1) ?? facts.path;
  return [...things, toBreadcrumbs(toCrumbs({ ...facts, title, path }), site)];
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
