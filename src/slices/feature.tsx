import { graphql } from 'gatsby';
import { Feature } from '../components/Feature';
import type { Piece } from '../components/Feature';
import { toArticleCard } from '../content/types/articleCard';
import { toText } from '../content/values/cmsValues';
import { toProjectCard } from '../content/types/projectCard';
import { reportContent } from '../content/values/report';
import { slice } from './slice';
import type { Homepage, Place } from './slice';

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

  fragment FeatureSlice on PRISMIC_HomepageSectionsFeature {
    primary {
      heading
      lead
      link {
        ...Piece
      }
    }
  }
`;

type FeatureContent = { piece: Piece; heading?: string; lead?: string };

export const feature = slice(toFeature, FeatureView);

function toFeature(
  { primary }: Queries.FeatureSliceFragment,
  { id: documentId, articles, featured }: Homepage,
): FeatureContent | undefined {
  const linked = toPiece(primary?.link);
  if (primary?.link && !linked) {
    const source = { documentId, field: 'sections.feature.link' };
    reportContent(source, 'does not link to an article, event or project');
  }
  const piece = linked ?? articles.find(({ id }) => !featured.has(id));
  if (!piece) return undefined;
  featured.add(piece.id);
  // The editor's heading and lead describe only the linked document.
  return linked
    ? { piece, heading: toText(primary?.heading), lead: toText(primary?.lead) }
    : { piece };
}

/** Returns `undefined` unless the link is to a published article, event or project. */
export function toPiece(raw: Queries.PieceFragment | null | undefined): Piece | undefined {
  if (raw && 'published_date' in raw) return toArticleCard(raw);
  return raw && 'designer' in raw ? toProjectCard(raw) : undefined;
}

function FeatureView({ piece, heading, lead, isFirst }: FeatureContent & Place) {
  return <Feature {...{ piece, heading, lead }} headingLevel={isFirst ? 1 : 2} />;
}
