import type { OrganizationLeaf } from 'schema-dts';
import type { Article } from '../content/types/article';
import type { Event } from '../content/types/event';
import type { Association } from '../content/types/association';
import type { Image } from '../content/values/image';
import type { Issue } from '../content/types/issue';
import type { Navigation } from '../content/types/navigation';
import type { Page } from '../content/types/page';
import type { Person } from '../content/types/person';
import type { Project } from '../content/types/project';
import type { Language } from '../i18n/languages';
import type { MessageId } from '../i18n/messages/is';
import type { Step } from '../components/Breadcrumbs';
import type { PageContext } from '../pageContext';

export type Site = {
  lang: Language;
  name: string;
  /** Returns a percent-encoded absolute URL for a path. An absolute URL stays unchanged. */
  toUrl: (address: string) => string;
  /** The centre, only with those properties that every page shows. */
  centre: OrganizationLeaf;
};

/** Only the server reads the raw values. */
type Recorded = { recording?: Queries.RecordingFragment | null };
export type ArticleDocument = Article & Pick<PageContext, 'issue'> & Recorded;
export type EventDocument = Event & Recorded;

export type CentreFacts = {
  navigation: Navigation | undefined;
  homepage: Queries.CentreFactsFragment | undefined;
};

/** By schema.org type. A front page describes the centre and the website, `Centre` the centre. */
export type Subject =
  | ({ kind: 'FrontPage' | 'Centre'; document?: undefined } & CentreFacts)
  | { kind: 'NewsArticle'; document: ArticleDocument }
  | { kind: 'Event'; document: EventDocument }
  | { kind: 'EventSeries'; document: Page }
  | { kind: 'PublicationIssue'; document: Issue }
  | { kind: 'CreativeWork'; document: Project }
  | { kind: 'Organization'; document: Association }
  | { kind: 'Person'; document: Person };

export type PageMeta = {
  /** By default, the summary of the subject's document. */
  description?: string;
  /** By default, the image of the subject's document. */
  image?: Image;
  subject?: Subject;
  steps?: readonly Step[];
  /** Returns the path of each page of a list. The first page has the number 1. */
  pathOf?: (page: number) => string;
  category?: string;
  calendar?: string;
  /** Path of this page, if its feed (`feedOf`) lists the deadlines. */
  feed?: string;
  /** Hides the page from search engines: `noindex`, no canonical address, no structured data. */
  isHidden?: boolean;
};

export type PageMetadata = PageMeta & {
  lang: Language;
  siteUrl: string;
  path: string;
  context: PageContext;
  title?: string;
  /** The title with the list's page number or the owner, without the site's name. */
  fullTitle: string;
  messageOf: (id: MessageId) => string;
};
