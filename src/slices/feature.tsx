import { graphql } from 'gatsby';
import { Feature } from '../components/Feature';
import type { Piece } from '../components/homeParts';
import { toEventCard } from '../content/types/eventCard';
import { toProjectCard } from '../content/types/projectCard';
import { toDate, toText, reportContent } from '../content/values/cmsValues';
import { leadingEvent } from '../content/values/leadingEvent';
import { phaseOf } from '../content/values/occasion';
import { endOf } from '../i18n/days';
import { useNow } from '../state/useNow';
import type { Moment, Slice } from './slice';

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

export const feature: Slice<Queries.FeatureSliceFragment> = (
  { primary },
  { id: documentId, articles, events },
) => {
  const linked = toPiece(primary?.link);
  if (primary?.link && !linked) {
    const source = { documentId, field: 'sections.feature.link' };
    reportContent(source, 'does not link to an article, event or project');
  }
  const until = linked && toDate(primary?.until, { documentId, field: 'sections.feature.until' });
  // Articles come first, because an event that is not on is not news.
  const newest = [...articles, ...events];
  if (!linked && newest.length === 0) return undefined;

  /**
   * Returns the id of the first of these documents that no previous feature shows:
   * 1. the editor's choice, until the day `until` is over (without `until`: an event until its end)
   * 2. the leading event, if the page begins with this feature
   * 3. the editor's choice, unless the page begins with this feature and the chosen event is over
   * 4. the newest article, or else the editor's choice
   */
  const pick = ({ now, isFirst, taken }: Moment) => {
    const isChosenEvent = linked !== undefined && 'kind' in linked && linked.kind === 'event';
    const isOver = isChosenEvent && phaseOf(linked.occasion, now) === 'past';
    const isHeld = until === undefined ? isChosenEvent && !isOver : Date.parse(now) < endOf(until);
    const pieces = [
      isHeld ? linked : undefined,
      isFirst ? leadingEvent(events, now) : undefined,
      isFirst && isOver ? undefined : linked,
      ...newest,
      linked,
    ];
    return pieces.find((piece) => piece && !taken.has(piece.id))?.id;
  };

  return {
    pick,
    render: ({ isFirst, shown }) => {
      if (linked && linked.id === shown) {
        // The editor's heading and lead describe only the linked document.
        const texts = { heading: toText(primary?.heading), lead: toText(primary?.lead) };
        return <FeatureView piece={linked} {...texts} isFirst={isFirst} />;
      }
      const piece = newest.find(({ id }) => id === shown);
      return piece ? <FeatureView piece={piece} isFirst={isFirst} /> : null;
    },
  };
};

export function toPiece(raw: Queries.PieceFragment | null | undefined): Piece | undefined {
  if (raw && 'published_date' in raw) return toEventCard(raw);
  return raw && 'designer' in raw ? toProjectCard(raw) : undefined;
}

type Props = { piece: Piece; heading?: string; lead?: string; isFirst: boolean };

function FeatureView({ piece, heading, lead, isFirst }: Props) {
  const occasion = 'occasion' in piece ? piece.occasion : undefined;
  const phase = useNow((now) => phaseOf(occasion, now));
  return <Feature {...{ piece, heading, lead, phase }} headingLevel={isFirst ? 1 : 2} />;
}
