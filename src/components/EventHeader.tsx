import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import type { ArticleCard } from '../content/types/articleCard';
import type { Phase } from '../content/values/occasion';
import type { MessageId } from '../i18n/messages/is';
import { fullRows, pageGrid } from '../styles/grid';
import { media } from '../styles/media';
import { type } from '../styles/type';
import { ArticleDate } from './ArticleDate';
import type { Fact } from './Facts';
import { FactStrip } from './FactStrip';
import { titleLines } from './unbrokenWords';

const Frame = styled.header`
  ${pageGrid}
  row-gap: 0.5rem;
  align-items: baseline;
  padding-top: calc(3 * var(--baseline));
  ${fullRows}

  > div + div {
    margin-top: calc(1.5 * var(--baseline));

    ${media.desktop} {
      grid-row: 3;
    }
  }
`;

const Dates = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 0.75rem;

  > :first-child {
    ${type.heading1}
    font-size: clamp(1.25rem, 0.9rem + 1.6vw, 2.5rem);
    color: var(--accent);
  }

  ${media.desktop} {
    grid-area: 2 / 1 / auto / span 3;
    align-content: flex-start;
    /* The height of two lines, because in the fallback font a date may need a second line. */
    min-height: 6rem;
  }
`;

const Title = styled.h1`
  ${type.heading1}
  font-size: min(clamp(2rem, 1.62rem + 2.8vw, 4.5rem), 15vw);

  ${media.desktop} {
    grid-area: 2 / 4 / auto / -1;
  }
`;

const phases: Record<Phase, MessageId> = {
  upcoming: 'events.upcoming',
  running: 'events.running',
  past: 'event.past',
};

type Props = {
  event: Pick<ArticleCard, 'title' | 'heading' | 'occasion' | 'date' | 'lang'>;
  kicker: ReactNode;
  phase: Phase;
  facts: Fact[];
};

export function EventHeader({ event, kicker, phase, facts }: Props) {
  return (
    <Frame>
      <div>{kicker}</div>
      <Title>{titleLines(event.heading ?? event.title)}</Title>
      <Dates>
        <p>
          <ArticleDate article={event} />
        </p>
        {event.occasion && (
          <p>
            <FormattedMessage id={phases[phase]} />
          </p>
        )}
      </Dates>
      <FactStrip facts={facts} />
    </Frame>
  );
}
