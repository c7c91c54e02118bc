import { graphql } from 'gatsby';
import { toArticleCard, type ArticleCard } from './articleCard';
import { toAssociationCard, type AssociationCard } from './associationCard';
import { toList } from './connection';
import { toLink, type Link } from './link';
import { toProjectCard, type ProjectCard } from './projectCard';
import { reportContent } from './report';
import { toRichText, type RichText } from './richText';
import { isPresent, toNumber, toText } from './shape';

// The types of the slices differ, and GraphQL wants what they have in common to be of one type each:
// a heading is plain text everywhere, a text of its own part (`primary`) is rich.
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

/** What can be shown large. */
export type Piece = ArticleCard | ProjectCard;

/** A link in a register of its own, with a few words on what is there. */
export type DescribedLink = { title: string; text?: string; link: Link };

/** A text with a way onward; it has a heading or words, or both. */
export type Words = { heading?: string; text?: RichText; link?: Link; linkText?: string };

/** A part of the front page, in the order that an editor gave it; its lists are never empty. */
export type HomeSection =
  | { kind: 'feature'; piece: Piece; heading?: string; lead?: string }
  | {
      kind: 'news';
      heading?: string;
      category?: string;
      articles: ArticleCard[];
      /** Events are among them: the page has no timetable of its own. */
      hasEvents: boolean;
    }
  /** All events there are; which of them are not over, and so the first `count`, the clock knows. */
  | { kind: 'events'; heading?: string; events: ArticleCard[]; count: number }
  | { kind: 'projects'; heading?: string; projects: ProjectCard[] }
  | { kind: 'associations'; heading?: string; associations: AssociationCard[] }
  | ({ kind: 'callout' } & Words)
  | { kind: 'links'; heading?: string; links: DescribedLink[] };

type Raw = Queries.HomePageQuery['prismic'];
type Slice = NonNullable<Queries.HomeSectionsFragment['sections']>[number];

/** A slice in our words, before it is known what there is to show in it. */
type Plan =
  | { kind: 'feature'; piece?: Piece; heading?: string; lead?: string }
  | { kind: 'news'; heading?: string; category?: string; count: number }
  | { kind: 'events'; heading?: string; count: number }
  | { kind: 'projects'; heading?: string; picked: ProjectCard[]; count: number }
  | { kind: 'associations'; heading?: string }
  | Extract<HomeSection, { kind: 'callout' | 'links' }>;

const counts = { news: 5, events: 4, projects: 4 };

/** What the front page shows before an editor has composed it. */
const usual: Plan[] = [
  { kind: 'feature' },
  { kind: 'news', count: counts.news },
  { kind: 'projects', picked: [], count: counts.projects },
  { kind: 'associations' },
];

/**
 * Reads the front page: the zone `sections` of the homepage document, its gaps filled from the
 * newest documents.
 *
 * @returns one large piece, news, projects and associations where there is no such zone or nothing
 * in it. What an editor linked to and is not published is left out; so is a section without
 * anything to show, and (reported) a slice of a kind that the site does not know.
 */
export function toHome(raw: Raw): HomeSection[] {
  const homepage = raw.allHomepages.edges?.[0]?.node;
  const documentId = homepage?._meta.id ?? '';
  const plans = (homepage?.sections ?? []).map((slice) => toPlan(slice, documentId));
  const known = plans.filter(isPresent);
  return fill(known.length > 0 ? known : usual, raw);
}

function fill(plans: Plan[], raw: Raw): HomeSection[] {
  const articles = toList(raw.allArticles, toArticleCard);
  const projects = toList(raw.allProjects, toProjectCard);
  const hasTimetable = plans.some(({ kind }) => kind === 'events');
  // What is shown large is not also in a list below it.
  const shown = new Set<string>();
  const isNew = ({ id }: Piece) => !shown.has(id);

  const toSection = (plan: Plan): HomeSection | undefined => {
    switch (plan.kind) {
      case 'feature': {
        const newest = articles.find(isNew);
        const feature = plan.piece ? { ...plan, piece: plan.piece } : newest && asItIs(newest);
        if (feature) shown.add(feature.piece.id);
        return feature;
      }
      case 'news': {
        const { count, ...rest } = plan;
        const listed = articles
          .filter(isNew)
          .filter(({ kind }) => !hasTimetable || kind === 'article')
          .filter(({ category }) => !plan.category || category === plan.category)
          .slice(0, count);
        return isFilled(listed, { ...rest, hasEvents: !hasTimetable, articles: listed });
      }
      case 'events': {
        const events = toList(raw.events, toArticleCard);
        return isFilled(events, { ...plan, events });
      }
      case 'projects': {
        const { picked, count, ...rest } = plan;
        const listed = picked.length > 0 ? picked : projects.filter(isNew).slice(0, count);
        return isFilled(listed, { ...rest, projects: listed });
      }
      case 'associations': {
        const associations = toList(raw.allAssociations, toAssociationCard);
        return isFilled(associations, { ...plan, associations });
      }
      default:
        return plan;
    }
  };
  return plans.map(toSection).filter(isPresent);
}

/** Without a piece that is published, what an editor wrote about it has nothing to stand on. */
function asItIs(piece: Piece) {
  return { kind: 'feature', piece } as const;
}

function isFilled<Section>(list: unknown[], section: Section): Section | undefined {
  return list.length > 0 ? section : undefined;
}

function toPlan(slice: Slice, documentId: string): Plan | undefined {
  const heading = 'primary' in slice ? toText(slice.primary?.heading) : undefined;
  const source = (field: string) => ({ documentId, field: `sections.${field}` });
  switch (slice.__typename) {
    case 'PRISMIC_HomepageSectionsFeature': {
      const piece = toPiece(slice.primary?.link);
      if (slice.primary?.link && !piece) {
        reportContent(source('feature.link'), 'leads to no article, event or project');
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
      const picked = (slice.fields ?? []).map(({ project }) => toPiece(project)).filter(isProject);
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
      return isFilled(present, { kind: 'links', heading, links: present });
    }
    default: {
      const { __typename: kind }: { __typename: string } = slice;
      reportContent(source(kind), 'is a slice that the site does not know; it is left out');
      return undefined;
    }
  }
}

/** How many an editor asked for; as many as is usual for anything but a whole number above zero. */
function toCount({ primary }: { primary: { count: number | null } | null }, usually: number) {
  const count = toNumber(primary?.count);
  return count !== undefined && count >= 1 ? Math.floor(count) : usually;
}

function toPiece(raw: Queries.PieceFragment | null | undefined): Piece | undefined {
  if (raw && 'published_date' in raw) return toArticleCard(raw);
  return raw && 'designer' in raw ? toProjectCard(raw) : undefined;
}

function isProject(piece: Piece | undefined): piece is ProjectCard {
  return piece !== undefined && !('kind' in piece);
}
