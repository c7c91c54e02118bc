import { graphql } from 'gatsby';
import { Feature } from '../components/Feature';
import type { Piece } from '../components/FeatureCaption';
import type { ArticleCard } from '../content/types/articleCard';
import { toEventCard } from '../content/types/eventCard';
import type { EventCard } from '../content/types/eventCard';
import { toProjectCard } from '../content/types/projectCard';
import { toDate, toText } from '../content/values/cmsValues';
import { leadingEvent } from '../content/values/leadingEvent';
import { phaseOf } from '../content/values/occasion';
import { reportContent } from '../content/values/report';
import { endOf } from '../i18n/days';
import { useNow } from '../state/useNow';
import { changingSlice } from './slice';
import type { Homepage, Moment, Place } from './slice';

export const fragments = graphql`
  fragment Piece on PRISMIC__Linkable {
    _linkType
    ... on PRISMIC_Article {
      ...EventCard
    }
    ... on PRISMIC_Project {
      ...ProjectCard
    }
  }

  fragment FeatureSlice on PRISMIC_HomepageSectionsFeature {
    primary {
      heading
      lead
      until
      link {
        ...Piece
      }
    }
  }
`;

type Shown = { piece: Piece; heading?: string; lead?: string };

type FeatureContent = {
  /** The editor's choice. `until` is the last day on which the choice comes before events. */
  linked?: Shown & { until?: string };
  events: EventCard[];
  articles: ArticleCard[];
};

export const feature = changingSlice(toFeature, { pick, show, View: FeatureView });

function toFeature(
  { primary }: Queries.FeatureSliceFragment,
  { id: documentId, articles, events }: Homepage,
): FeatureContent | undefined {
  const piece = toPiece(primary?.link);
  if (primary?.link && !piece) {
    const source = { documentId, field: 'sections.feature.link' };
    reportContent(source, 'does not link to an article, event or project');
  }
  if (!piece && articles.length === 0) return undefined;
  // The editor's heading, lead and day describe only the linked document.
  const linked = piece && {
    piece,
    heading: toText(primary?.heading),
    lead: toText(primary?.lead),
    until: toDate(primary?.until, { documentId, field: 'sections.feature.until' }),
  };
  // Articles come first, because an event that is not on is not news.
  const isArticle = ({ kind }: ArticleCard) => kind === 'article';
  const newest = [...articles.filter(isArticle), ...articles];
  return { linked, events, articles: newest };
}

/** Returns `undefined` unless the link is to a published article, event or project. */
export function toPiece(raw: Queries.PieceFragment | null | undefined): Piece | undefined {
  if (raw && 'published_date' in raw) return toEventCard(raw);
  return raw && 'designer' in raw ? toProjectCard(raw) : undefined;
}

/**
 * Returns the id of the first of these documents that no previous feature shows:
 * 1. the editor's choice, until the day `until` is over (without `until`: an event until its end)
 * 2. the leading event, if the page begins with this feature
 * 3. the editor's choice, unless the page begins with this feature and the chosen event is over
 * 4. the newest article, or else the editor's choice
 */
function pick({ linked, events, articles }: FeatureContent, { now, isFirst, taken }: Moment) {
  const choice = linked ? [linked.piece] : [];
  const isOver = choice.some((piece) => isEvent(piece) && phaseOf(piece.occasion, now) === 'past');
  const isHeld =
    linked?.until === undefined
      ? choice.some(isEvent) && !isOver
      : Date.parse(now) < endOf(linked.until);
  const event = isFirst ? leadingEvent(events, now) : undefined;
  const pieces = [
    ...(isHeld ? choice : []),
    ...(event ? [event] : []),
    ...(isFirst && isOver ? [] : choice),
    ...articles,
    ...choice,
  ];
  return pieces.find(({ id }) => !taken.has(id))?.id;
}

function isEvent(piece: Piece): piece is ArticleCard {
  return 'kind' in piece && piece.kind === 'event';
}

function show({ linked, events, articles }: FeatureContent, { shown }: Place): Shown | undefined {
  if (linked && linked.piece.id === shown) {
    const { piece, heading, lead } = linked;
    return { piece, heading, lead };
  }
  const piece = [...events, ...articles].find(({ id }) => id === shown);
  return piece && { piece };
}

function FeatureView({ piece, heading, lead, isFirst }: Shown & Place) {
  const occasion = 'occasion' in piece ? piece.occasion : undefined;
  const phase = useNow((now) => phaseOf(occasion, now));
  return <Feature {...{ piece, heading, lead, phase }} headingLevel={isFirst ? 1 : 2} />;
}
