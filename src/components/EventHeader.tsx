import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { ArticleCard } from '../content/articleCard';
import { pageGrid } from '../styles/grid';
import { media } from '../styles/media';
import { type } from '../styles/type';
import { ArticleDate } from './ArticleDate';
import type { Fact } from './Facts';
import { FactStrip } from './FactStrip';
import { titleLines } from './titleLines';

const Frame = styled.header`
  ${pageGrid}
  row-gap: 0.5rem;
  padding-top: calc(3 * var(--baseline));

  > * {
    grid-column: 1 / -1;
  }

  > h1 ~ div {
    margin-top: calc(1.5 * var(--baseline));
  }
`;

const Kicker = styled.div`
  ${type.small}
  color: var(--muted);
`;

const Dates = styled.p`
  ${type.heading1}
  font-size: clamp(1.75rem, 1.2rem + 1.6vw, 2.5rem);
  font-variant-numeric: tabular-nums;
  color: var(--accent);

  ${media.desktop} {
    grid-column: 1 / span 3;
  }
`;

const Title = styled.h1`
  ${type.heading1}
  font-size: clamp(2rem, 1.62rem + 2.8vw, 4.5rem);

  ${media.desktop} {
    grid-column: 4 / -1;
  }
`;

type Props = {
  event: Pick<ArticleCard, 'title' | 'heading' | 'occasion' | 'date' | 'lang'>;
  /** One line above the dates: the breadcrumbs. */
  kicker?: ReactNode;
  facts: Fact[];
};

/** The header of an event's page: dates and title in large type, then facts such as hours and place. */
export function EventHeader({ event, kicker, facts }: Props) {
  return (
    <Frame>
      {kicker && <Kicker>{kicker}</Kicker>}
      <Dates>
        <ArticleDate article={event} />
      </Dates>
      <Title>{titleLines(event.heading ?? event.title)}</Title>
      <FactStrip facts={facts} />
    </Frame>
  );
}
