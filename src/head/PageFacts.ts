import type { Article } from '../content/types/article';
import type { Association } from '../content/types/association';
import type { TitledDocument } from '../content/values/document';
import type { Image } from '../content/values/image';
import type { Navigation } from '../content/types/navigation';
import type { Project } from '../content/types/project';
import type { Language } from '../i18n/languages';
import type { MessageId } from '../i18n/messages/is';
import type { Step } from '../components/listBreadcrumbs';
import type { PageContext } from '../pageContext';

// The subjects of pages, with the fields that structured data have.
type ArticleFields = 'summary' | 'image' | 'date' | 'author' | 'category' | 'words';
type EventFields = 'summary' | 'image' | 'occasion' | 'price' | 'tickets' | 'association';
type ProjectFields = 'summary' | 'image' | 'designer' | 'year' | 'location';
export type ArticleDocument = TitledDocument & Pick<Article, ArticleFields>;
export type EventDocument = TitledDocument & Pick<Article, EventFields>;
export type ProjectDocument = TitledDocument & Pick<Project, ProjectFields>;
export type AssociationDocument = TitledDocument &
  Pick<Association, 'summary' | 'logo' | 'website' | 'email'>;

/** What a page is about; `kind` is the type of schema.org. */
export type Subject =
  | { kind: 'FrontPage'; navigation: Navigation | undefined }
  | { kind: 'NewsArticle'; document: ArticleDocument }
  | { kind: 'Event'; document: EventDocument }
  | { kind: 'CreativeWork'; document: ProjectDocument }
  | { kind: 'Organization'; document: AssociationDocument };

/** What a template says about its page, besides the title. */
export type PageMeta = {
  /** One or two sentences; the site's own description by default. */
  description?: string;
  /** Image for sites on which the page is shared. */
  image?: Image;
  subject?: Subject;
  /** The pages between the front page and this one. */
  steps?: readonly Step[];
  /** For a page of a list: the path of each page of the list, from 1. */
  pathOf?: (page: number) => string;
  /** The category whose news the page lists. */
  category?: string;
  /** Path of a calendar with the events or the deadlines of the page. */
  calendar?: string;
  /** Path of the page whose feed (`feedOf`) has the deadlines of the page: its own. */
  feed?: string;
  /** Hides the page from search engines: `noindex`, no canonical address and no structured data. */
  isHidden?: boolean;
};

/** The input for the tags of a page's `<head>`. */
export type PageFacts = PageMeta & {
  lang: Language;
  siteUrl: string;
  /** Path of the page, percent-encoded or not. */
  path: string;
  context: PageContext;
  /** The page's own title; a front page has none. */
  title?: string;
  /** The title with the list's page number or the owner, without the site's name. */
  fullTitle: string;
  /** @returns an interface message in the page's language */
  messageOf: (id: MessageId) => string;
};
