import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import type { Neighbour } from '../content/neighbours';
import type { Language } from '../i18n/languages';
import type { MessageId } from '../i18n/messages/is';
import { listPath } from '../addresses';
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

/** What their messages are called by: 'Previous article' and so on. */
const words = { article: 'articles', event: 'events', project: 'projects' } as const;

type Props = {
  of: keyof typeof words;
  previous?: Neighbour;
  next?: Neighbour;
  /** Of the list between them, the way back to all; no list without it. */
  lang?: Language;
};

/** The way to the documents before and after; nothing for one that stands alone without a list. */
export function Neighbours({ of, previous, next, lang }: Props) {
  if (!previous && !next && !lang) return null;
  return (
    <Frame data-screen>
      <List>
        {previous && (
          <Item $at="1 / span 4">
            <Way to={previous} label={`${words[of]}.previous`} />
          </Item>
        )}
        {lang && (
          <Item $at="5 / span 4">
            <Link to={{ href: listPath(of, lang) }}>
              <All>
                <FormattedMessage id={`${words[of]}.back`} />
              </All>
            </Link>
          </Item>
        )}
        {next && (
          <Item $at="9 / -1">
            <Way to={next} label={`${words[of]}.next`} />
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
