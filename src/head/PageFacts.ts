import type { Image } from '../content/image';
import type { Navigation } from '../content/navigation';
import type { Language } from '../i18n/languages';
import type { MessageId } from '../i18n/messages/is';
import type { Step } from '../components/toCrumbs';
import type { PageContext } from '../pageContext';
import type { Work } from './toCreativeWork';
import type { Happening } from './toEvent';
import type { News } from './toNewsArticle';
import type { Association } from './toOrganization';

/** What a page is about, in the words of schema.org. */
export type Subject =
  | { kind: 'FrontPage'; navigation: Navigation | undefined }
  | { kind: 'NewsArticle'; document: News }
  | { kind: 'Event'; document: Happening }
  | { kind: 'CreativeWork'; document: Work }
  | { kind: 'Organization'; document: Association };

/** What a template tells of its page, besides the title. */
export type Telling = {
  /** One or two sentences; the site's own without them. */
  description?: string;
  /** Shown where the page is shared. */
  image?: Image;
  subject?: Subject;
  /** The pages between the front page and this one. */
  trail?: readonly Step[];
  /** For a page of a list: address of each of its pages, from 1. */
  pathOf?: (page: number) => string;
  /** The category whose news the page lists. */
  category?: string;
  /** Address of a calendar that holds what the page shows. */
  calendar?: string;
  /** For a page that wants no visitors from a search: it names no address and no things. */
  isHidden?: boolean;
};

/** All that the tags of a page's `<head>` are made from. */
export type PageFacts = Telling & {
  lang: Language;
  siteUrl: string;
  /** Address of the page, letters encoded or not. */
  path: string;
  context: PageContext;
  /** The page's own title; none on a front page. */
  title?: string;
  /** The title with all that belongs to it except the site's name. */
  fullTitle: string;
  /** An interface message in the page's language. */
  say: (id: MessageId) => string;
};
