import type { Thing } from 'schema-dts';
import type { MessageId } from '../../i18n/messages/is';
import { homePath, listPath, type Listed } from '../../routes';
import type { PageFacts, Subject } from './PageFacts';
import type { Site } from './Site';
import { toBreadcrumbs, type Crumb } from './toBreadcrumbs';
import { toCreativeWork } from './toCreativeWork';
import { toEvent } from './toEvent';
import { toFrontPage } from './toFrontPage';
import { toNewsArticle } from './toNewsArticle';
import { toOrganization } from './toOrganization';

const listTitles = {
  article: 'article.news',
  event: 'events.title',
  project: 'projects.title',
  association: 'associations.title',
} as const satisfies Record<Listed, MessageId>;

/** What a page is about, and the way to it from the front page. */
export function toThings({ subject, title, ...facts }: PageFacts, site: Site): Thing[] {
  const things = subject ? toSubject(subject, site) : [];
  return title ? [...things, toBreadcrumbs(toTrail({ ...facts, title }, site), site)] : things;
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

type Way = Pick<PageFacts, 'trail' | 'pathOf' | 'path' | 'say'> & { title: string };

function toTrail({ trail = [], pathOf, path, say, title }: Way, { lang, name }: Site): Crumb[] {
  const between = trail.map((step) =>
    typeof step === 'string' ? { title: say(listTitles[step]), path: listPath(step, lang) } : step,
  );
  return [
    { title: name, path: homePath(lang) },
    ...between.filter((step) => step !== undefined),
    // A later page of a list is at the list's own step.
    { title, path: pathOf?.(1) ?? path },
  ];
}
