import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import type { Neighbour } from '../content/neighbours';
import type { MessageId } from '../i18n/messages/is';
import { coverLink } from '../styles/coverLink';
import { columns } from '../styles/grid';
import { media } from '../styles/media';
import { type } from '../styles/type';
import { Link } from './Link';

const Frame = styled.div`
  padding-inline: var(--edge);
`;

const List = styled.ul`
  ${columns}
  border-top: 1px solid var(--ink);
`;

/* Before on the left and after on the right, also when one of them is missing. */
const Item = styled.li<{ $at: string }>`
  position: relative;
  grid-column: 1 / -1;
  padding-block: 0.5rem var(--baseline);

  & + & {
    border-top: 1px solid var(--line);
  }

  ${media.tablet} {
    grid-row: 1;
    grid-column: ${({ $at }) => $at};

    align-self: end;

    & + & {
      border-top: 0;
    }
  }

  ${coverLink}
`;

const Label = styled.span`
  display: block;
  ${type.small}
  color: var(--muted);
`;

const Title = styled.span`
  ${type.heading3}
`;

/* On the same line as the names beside it. */
const All = styled(Title)`
  font-weight: 400;
`;

type Props = {
  previous?: Neighbour;
  next?: Neighbour;
  /** What to call them: 'Previous article' and so on. */
  labels: { previous: MessageId; next: MessageId };
  /** Between them: the way back to all. */
  list?: { href: string; label: MessageId };
};

/** The way to the documents before and after; nothing for one that stands alone without a list. */
export function Neighbours({ previous, next, labels, list }: Props) {
  if (!previous && !next && !list) return null;
  return (
    <Frame data-screen>
      <List>
        {previous && (
          <Item $at="1 / span 4">
            <Way to={previous} label={labels.previous} />
          </Item>
        )}
        {list && (
          <Item $at="5 / span 4">
            <Link to={{ href: list.href }}>
              <All>
                <FormattedMessage id={list.label} />
              </All>
            </Link>
          </Item>
        )}
        {next && (
          <Item $at="9 / -1">
            <Way to={next} label={labels.next} />
          </Item>
        )}
      </List>
    </Frame>
  );
}

function Way({ to: { path, title }, label }: { to: Neighbour; label: MessageId }) {
  return (
    <Link to={{ href: path }}>
      <Label>
        <FormattedMessage id={label} />
      </Label>{' '}
      {title && <Title>{title}</Title>}
    </Link>
  );
}
