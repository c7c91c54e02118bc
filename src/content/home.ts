import { graphql } from 'gatsby';
import { toArticleCard } from './articleCard';
import type { ArticleCard } from './articleCard';
import { toAssociationCard } from './associationCard';
import type { AssociationCard } from './associationCard';
import { toCalls } from './calls';
import type { Call } from './calls';
import { toTitledDocument } from './document';
import { toList, withoutRepeats } from './documentList';
import { toLink } from './link';
import type { Link } from './link';
import { toProjectCard } from './projectCard';
import type { ProjectCard } from './projectCard';
import { toOpeningHours } from './openingHours';
import type { OpeningHours } from './openingHours';
import { reportContent } from './report';
import { toRichText } from './richText';
import type { RichText } from './richText';
import { isPresent, toText } from './cmsValues';

// GraphQL requires fields of the same name to have the same type in all slices: `heading` is plain
// text everywhere, and `text` in `primary` is rich text.
export const fragments = graphql`
  fragment Piece on PRISMIC__Linkable {
    _linkType
    ... on PRISMIC_Article {
      ...ArticleCard
    }
    ... on PRISMIC_Project {
      ...ProjectCard
    }
  }

  fragment HomeSections on PRISMIC_Homepage {
    _meta {
      id
    }
    calls_page {
      ... on PRISMIC_Page {
        _meta {
          ...CardMeta
        }
        title
        calls {
          name
          deadline
        }
      }
    }
    opening_hours {
      weekday
      date
      opens
      closes
    }
    sections {
      __typename
      ... on PRISMIC_HomepageSectionsFeature {
        primary {
          heading
          lead
          link {
            ...Piece
          }
        }
      }
      ... on PRISMIC_HomepageSectionsNews {
        primary {
          heading
          count
          category
        }
      }
      ... on PRISMIC_HomepageSectionsEvents {
        primary {
          heading
          count
        }
      }
      ... on PRISMIC_HomepageSectionsProjects {
        primary {
          heading
          count
        }
        fields {
          project {
            ...Piece
          }
        }
      }
      ... on PRISMIC_HomepageSectionsAssociations {
        primary {
          heading
        }
      }
      ... on PRISMIC_HomepageSectionsCallout {
        primary {
          heading
          text
          link {
            ...Link
          }
          link_text
        }
      }
      ... on PRISMIC_HomepageSectionsLinks {
        primary {
          heading
        }
        fields {
          title
          text
          link {
            ...Link
          }
        }
      }
    }
  }
`;

/** A document that the front page can feature. */
export type Piece = ArticleCard | ProjectCard;

/** A link with a title and a short description of its target. */
export type DescribedLink = { title: string; text?: string; link: Link };

/** The content of a callout. It has a heading or a text, or both. */
export type CalloutText = { heading?: string; text?: RichText; link?: Link; linkText?: string };

/** A section of the front page. Its list is never empty. */
export type HomeSection =
  | { kind: 'feature'; piece: Piece; heading?: string; lead?: string }
  | {
      kind: 'news';
      heading?: string;
      category?: string;
      articles: ArticleCard[];
      /** Whether `articles` includes events: it does if the page has no section of events. */
      hasEvents: boolean;
    }
  /**
   * All events: the browser filters out past ones by the current time and shows the first `count`.
   */
  | { kind: 'events'; heading?: string; events: ArticleCard[]; count: number }
  | { kind: 'projects'; heading?: string; projects: ProjectCard[] }
  | { kind: 'associations'; heading?: string; associations: AssociationCard[] }
  | ({ kind: 'callout' } & CalloutText)
  | { kind: 'links'; heading?: string; links: DescribedLink[] };

type Raw = Queries.HomePageQuery['prismic'];
type Slice = NonNullable<Queries.HomeSectionsFragment['sections']>[number];

/** A slice after reading, before its list is filled with documents. */
type Plan =
  | { kind: 'feature'; piece?: Piece; heading?: string; lead?: string }
  | { kind: 'news'; heading?: string; category?: string; count: number }
  | { kind: 'events'; heading?: string; count: number }
  | { kind: 'projects'; heading?: string; picked: ProjectCard[]; count: number }
  | { kind: 'associations'; heading?: string }
  | Extract<HomeSection, { kind: 'callout' | 'links' }>;

const counts = { news: 5, events: 4, projects: 4 };

/** The sections of the front page if the slice zone is empty. */
const defaultPlans: Plan[] = [
  { kind: 'feature' },
  { kind: 'news', count: counts.news },
  { kind: 'projects', picked: [], count: counts.projects },
  { kind: 'associations' },
];

/**
 * Reads the front page: the slice zone `sections` of the homepage document. Sections for which an
 * editor picked no documents show the newest ones.
 *
 * @returns a feature, news, projects and associations if the zone is missing or empty. Links to
 * unpublished documents, sections without content, and slices of unknown types (which are reported)
 * are left out.
 */
export function toHome(raw: Raw): HomeSection[] {
  const homepage = raw.allHomepages.edges?.[0]?.node;
  const documentId = homepage?._meta.id ?? '';
  const plans = (homepage?.sections ?? []).map((slice) => toPlan(slice, documentId));
  const known = plans.filter(isPresent);
  return fill(known.length > 0 ? known : defaultPlans, raw);
}

/** The page whose next deadline the front page names, with its calls. */
export function toCallsPage(raw: Raw): { path: string; calls: Call[] } | undefined {
  const page = raw.allHomepages.edges?.[0]?.node.calls_page;
  if (!page || !('calls' in page)) return undefined;
  const document = toTitledDocument(page);
  return document && { path: document.path, calls: toCalls(page.calls, document.id) };
}

/** The hours in which the centre is open. */
export function toCentreHours(raw: Raw): OpeningHours[] {
  const homepage = raw.allHomepages.edges?.[0]?.node;
  return toOpeningHours(homepage?.opening_hours, homepage?._meta.id ?? '');
}

function fill(plans: Plan[], raw: Raw): HomeSection[] {
  const articles = toList(raw.allArticles, toArticleCard);
  const projects = toList(raw.allProjects, toProjectCard);
  const hasEventSection = plans.some(({ kind }) => kind === 'events');
  // A featured document is not listed again below.
  const featured = new Set<string>();
  const isNotFeatured = ({ id }: Piece) => !featured.has(id);

  const toSection = (plan: Plan): HomeSection | undefined => {
    switch (plan.kind) {
      case 'feature': {
        const newest = articles.find(isNotFeatured);
        const feature = plan.piece
          ? { ...plan, piece: plan.piece }
          : newest && withoutTexts(newest);
        if (feature) featured.add(feature.piece.id);
        return feature;
      }
      case 'news': {
        const { count, ...rest } = plan;
        const listed = articles
          .filter(isNotFeatured)
          .filter(({ kind }) => !hasEventSection || kind === 'article')
          .filter(({ category }) => !plan.category || category === plan.category)
          .slice(0, count);
        return unlessEmpty(listed, { ...rest, hasEvents: !hasEventSection, articles: listed });
      }
      case 'events': {
        const events = toList(raw.events, toArticleCard);
        return unlessEmpty(events, { ...plan, events });
      }
      case 'projects': {
        const { picked, count, ...rest } = plan;
        const listed = picked.length > 0 ? picked : projects.filter(isNotFeatured).slice(0, count);
        return unlessEmpty(listed, { ...rest, projects: listed });
      }
      case 'associations': {
        const associations = toList(raw.allAssociations, toAssociationCard);
        return unlessEmpty(associations, { ...plan, associations });
      }
      default:
        return plan;
    }
  };
  return plans.map(toSection).filter(isPresent);
}

/** A feature without the editor's heading and lead, which were written for another document. */
function withoutTexts(piece: Piece) {
  return { kind: 'feature', piece } as const;
}

function unlessEmpty<Section>(list: unknown[], section: Section): Section | undefined {
  return list.length > 0 ? section : undefined;
}

function toPlan(slice: Slice, documentId: string): Plan | undefined {
  const heading = 'primary' in slice ? toText(slice.primary?.heading) : undefined;
  const source = (field: string) => ({ documentId, field: `sections.${field}` });
  switch (slice.__typename) {
    case 'PRISMIC_HomepageSectionsFeature': {
      const piece = toPiece(slice.primary?.link);
      if (slice.primary?.link && !piece) {
        reportContent(source('feature.link'), 'does not link to an article, event or project');
      }
      return { kind: 'feature', heading, lead: toText(slice.primary?.lead), piece };
    }
    case 'PRISMIC_HomepageSectionsNews': {
      const category = toText(slice.primary?.category);
      return { kind: 'news', heading, category, count: toCount(slice, counts.news) };
    }
    case 'PRISMIC_HomepageSectionsEvents':
      return { kind: 'events', heading, count: toCount(slice, counts.events) };
    case 'PRISMIC_HomepageSectionsProjects': {
      const pieces = (slice.fields ?? []).map(({ project }) => toPiece(project));
      const picked = withoutRepeats(pieces.filter(isProject));
      return { kind: 'projects', heading, picked, count: toCount(slice, counts.projects) };
    }
    case 'PRISMIC_HomepageSectionsAssociations':
      return { kind: 'associations', heading };
    case 'PRISMIC_HomepageSectionsCallout': {
      const text = toRichText(slice.primary?.text, source('callout.text'));
      const link = toLink(slice.primary?.link, source('callout.link'));
      return heading || text
        ? { kind: 'callout', heading, text, link, linkText: toText(slice.primary?.link_text) }
        : undefined;
    }
    case 'PRISMIC_HomepageSectionsLinks': {
      const links = (slice.fields ?? []).map((row) => {
        const title = toText(row.title);
        const link = toLink(row.link, source('links.link'));
        return title && link ? { title, link, text: toText(row.text) } : undefined;
      });
      const present = links.filter(isPresent);
      return unlessEmpty(present, { kind: 'links', heading, links: present });
    }
    default: {
      const { __typename: kind }: { __typename: string } = slice;
      reportContent(source(kind), 'is a slice of an unknown type; it is left out');
      return undefined;
    }
  }
}

/** Returns the editor's count, or the default for anything but a number of at least 1. */
function toCount({ primary }: { primary: { count: number | null } | null }, byDefault: number) {
  const count = primary?.count;
  return typeof count === 'number' && count >= 1 ? Math.floor(count) : byDefault;
}

function toPiece(raw: Queries.PieceFragment | null | undefined): Piece | undefined {
  if (raw && 'published_date' in raw) return toArticleCard(raw);
  return raw && 'designer' in raw ? toProjectCard(raw) : undefined;
}

function isProject(piece: Piece | undefined): piece is ProjectCard {
  return piece !== undefined && !('kind' in piece);
}
