import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import type { Neighbour } from '../content/types/neighbours';
import type { Language } from '../i18n/languages';
import type { MessageId } from '../i18n/messages/is';
import { listPath } from '../addresses';
import { coverLink } from '../styles/coverLink';
import { type } from '../styles/type';
import { columns, media } from '../styles/grid';
import { Link } from './Link';
import { Section } from './Section';
import { unbrokenWords } from './unbrokenWords';

const List = styled.ul`
  ${columns}
  border-top: 1px solid var(--ink);
`;

/* The next document stays on the right, even if the previous one is missing. */
const Item = styled.li<{ $column: string }>`
  position: relative;
  grid-column: 1 / -1;
  padding-block: 0.5rem var(--baseline);

  & + & {
    border-top: 1px solid var(--line);
  }

  ${media.tablet} {
    grid-column: ${({ $column }) => $column};

    & + & {
      border-top: 0;
    }
  }

  ${coverLink}
`;

/* The link has no label, and is on the line of the titles. */
const AllItem = styled(Item)`
  ${media.tablet} {
    align-self: end;
  }
`;

const Label = styled.span`
  display: block;
  ${type.note}
`;

const Title = styled.span`
  ${type.heading3}
`;

const All = styled(Title)`
  font-weight: 400;
`;

type Props = {
  of: 'article' | 'event' | 'project';
  previous?: Neighbour;
  next?: Neighbour;
  lang: Language;
};

export function Neighbours({ of, previous, next, lang }: Props) {
  return (
    <Section as="div" data-screen>
      <List>
        {previous && (
          <Item $column="1 / span 4">
            <NeighbourLink to={previous} label={`${of}s.previous`} />
          </Item>
        )}
        <AllItem $column="5 / span 4">
          <Link to={{ href: listPath(of, lang) }}>
            <All>
              <FormattedMessage id={`${of}s.back`} />
            </All>
          </Link>
        </AllItem>
        {next && (
          <Item $column="9 / -1">
            <NeighbourLink to={next} label={`${of}s.next`} />
          </Item>
        )}
      </List>
    </Section>
  );
}

function NeighbourLink({ to: { path, title }, label }: { to: Neighbour; label: MessageId }) {
  return (
    <Link to={{ href: path }}>
      <Label>
        <FormattedMessage id={label} />
      </Label>{' '}
      {title && <Title>{unbrokenWords(title)}</Title>}
    </Link>
  );
}
