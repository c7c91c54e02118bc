import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import type { ArticleCard } from '../content/articleCard';
import { formatDate } from '../i18n/dates';
import { media } from '../styles/media';
import { type } from '../styles/type';
import { Link } from './Link';

const Frame = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--gutter);
  padding: 0.5rem var(--edge);
  ${type.small}

  ${media.desktop} {
    justify-content: space-between;
  }
`;

const Line = styled.p`
  color: var(--muted);

  a {
    color: var(--ink);
  }
`;

type Props = {
  /** An event that is on; of several the one that ends first. */
  running?: ArticleCard;
  /** The next event to begin. */
  upcoming?: ArticleCard;
};

/** What the centre is, and what is on now and next. */
export function Today({ running, upcoming }: Props) {
  return (
    <Frame>
      <p>
        <FormattedMessage id="home.purpose" />
      </p>
      {running && (
        <Line>
          <FormattedMessage id="home.running" />{' '}
          <Link to={{ href: running.path }}>{running.title}</Link>
          {running.occasion?.end && (
            <>
              {' '}
              <FormattedMessage
                id="home.until"
                values={{ date: formatDate(running.occasion.end, running.lang) }}
              />
            </>
          )}
        </Line>
      )}
      {upcoming?.occasion && (
        <Line>
          <FormattedMessage id="home.next" />{' '}
          <Link to={{ href: upcoming.path }}>{upcoming.title}</Link>
          {', '}
          {formatDate(upcoming.occasion.start, upcoming.lang)}
        </Line>
      )}
    </Frame>
  );
}
