import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import type { EventCard } from '../content/types/eventCard';
import type { ProjectCard } from '../content/types/projectCard';
import { columnsFrom, media } from '../styles/grid';
import { type } from '../styles/type';
import { Admission } from './Admission';
import { ArticleDate } from './ArticleDate';
import { ArticleKind } from './ArticleList';

const Lead = styled.p`
  ${type.lead}
  ${columnsFrom('desktop', '4 / span 6')}
`;

const Note = styled.div`
  display: flex;
  flex-wrap: wrap;
  column-gap: var(--gutter);
  font-size: var(--text-small);
  font-variant-numeric: tabular-nums;
  color: var(--muted);

  ${media.desktop} {
    flex-direction: column;
    grid-column: 10 / span 3;
  }
`;

const ReadMore = styled.span`
  color: var(--ink);
  text-decoration: underline;
  text-underline-offset: 0.2em;
`;

export type Piece = EventCard | ProjectCard;

type Props = {
  piece: Piece;
  lead?: string;
  /** False only for a running or upcoming event, whose place and price are shown. */
  isOver: boolean;
};

export function FeatureCaption({ piece, lead, isOver }: Props) {
  const place = !isOver && 'kind' in piece ? piece.occasion?.place : undefined;
  return (
    <>
      {lead && <Lead>{lead}</Lead>}
      <Note>
        {'kind' in piece ? (
          <>
            <span>{place ?? <ArticleKind article={piece} />}</span>
            <ArticleDate article={piece} />
            {!isOver && piece.price && (
              <div>
                <Admission price={piece.price} lang={piece.lang} />
              </div>
            )}
          </>
        ) : (
          <>
            <span>
              <FormattedMessage id="article.project" />
            </span>
            <span>{[piece.designer, piece.year].filter(Boolean).join(', ')}</span>
          </>
        )}
        {/* This text is only a hint: the link of the title covers the section. */}
        <ReadMore aria-hidden>
          <FormattedMessage id="readmore" />
        </ReadMore>
      </Note>
    </>
  );
}
