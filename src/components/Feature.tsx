import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import type { ArticleCard } from '../content/types/articleCard';
import type { Occasion, Phase } from '../content/values/occasion';
import { formatDate, formatWeekdays } from '../i18n/dates';
import { dayOf, lastDayOf } from '../i18n/days';
import { coverLink, focusRing } from '../styles/coverLink';
import { type } from '../styles/type';
import { fullRows, pageGrid } from '../styles/grid';
import { ArticleDate } from './ArticleDate';
import type { Piece } from './homeParts';
import { hydrateOnInteraction } from './hydrateOnInteraction';
import { Link } from './Link';
import { Picture } from './Picture';
import { titleLines } from './unbrokenWords';

const Frame = styled.section`
  position: relative;
`;

const Text = styled.div`
  ${pageGrid}
  row-gap: var(--baseline);
  align-items: baseline;
  padding-block: calc(1.5 * var(--baseline));
  ${fullRows}
`;

// Longer titles get a smaller size: in the largest size, they would fill the screen.
const LONG_TITLE_LETTERS = 40;

const Heading = styled.h1<{ $isLong: boolean }>`
  ${({ $isLong }) => ($isLong ? type.heading1 : type.heading0)}
  ${coverLink}

  /* A focus ring around the section would extend beyond the window. */
  a:focus-visible {
    ${focusRing}

    &::after {
      outline: 0;
    }
  }
`;

const Status = styled.p`
  display: flex;
  flex-wrap: wrap;
  column-gap: 0.75rem;
  font-variant-numeric: tabular-nums;
  color: var(--accent);
`;

/* The image is cropped only if it would be taller than the window. */
const Image = styled(Picture)`
  max-height: 100svh;
`;

const FeatureCaption = hydrateOnInteraction(
  async () => (await import(/* webpackChunkName: "home-parts" */ './homeParts')).FeatureCaption,
);

type Props = {
  piece: Piece;
  heading?: string;
  lead?: string;
  phase?: Phase;
  headingLevel?: 1 | 2;
};

/** The title comes before the image. The consent banner would cover a title below the image. */
export function Feature({ piece, heading, lead, phase, headingLevel = 1 }: Props) {
  const { path, image } = piece;
  const event = 'kind' in piece && phase && phase !== 'past' ? piece : undefined;
  const title = heading ?? piece.heading ?? piece.title;
  return (
    <Frame>
      <Text>
        {event?.occasion && (
          <Status>
            <When event={event} occasion={event.occasion} isOn={phase === 'running'} />
          </Status>
        )}
        <Heading as={`h${headingLevel}`} $isLong={title.length > LONG_TITLE_LETTERS}>
          <Link to={{ href: path }}>{titleLines(title)}</Link>
        </Heading>
      </Text>
      {image && (
        <Image image={image} sizes="100vw" aspect="landscape" isFirst={headingLevel === 1} />
      )}
      <Text>
        <FeatureCaption piece={piece} lead={lead} isOver={!event} />
      </Text>
    </Frame>
  );
}

type WhenProps = { event: ArticleCard; occasion: Occasion; isOn: boolean };

function When({ event, occasion: { start, end }, isOn }: WhenProps) {
  const lastDay = end === undefined ? dayOf(start) : lastDayOf(end);
  const date = formatDate(lastDay, event.lang);
  if (isOn && lastDay !== dayOf(start)) {
    return (
      <span>
        <FormattedMessage id="events.running" />{' '}
        <time dateTime={lastDay}>
          <FormattedMessage id="home.until" values={{ date }} />
        </time>
      </span>
    );
  }
  return (
    <>
      <span>
        <FormattedMessage id={isOn ? 'events.running' : 'events.upcoming'} />
      </span>{' '}
      <ArticleDate article={event} /> <span>{formatWeekdays(start, end, event.lang)}</span>
    </>
  );
}
