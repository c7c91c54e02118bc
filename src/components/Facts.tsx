import { Fragment, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import type { MessageId } from '../i18n/messages/is';
import { media } from '../styles/media';

const List = styled.dl`
  display: grid;
  /* 1fr alone would be as wide as the longest address. */
  grid-template-columns: minmax(6rem, auto) minmax(0, 1fr);
  gap: 0 var(--gutter);
  font-size: var(--text-small);
  font-variant-numeric: tabular-nums;
  border-top: 1px solid var(--line);
  padding-top: 0.5rem;

  /* A narrow column would leave half a tablet empty. */
  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(6rem, auto) minmax(0, 1fr));
  }

  ${media.desktop} {
    grid-template-columns: minmax(6rem, auto) minmax(0, 1fr);
  }
`;

const Term = styled.dt`
  color: var(--muted);
`;

export type Fact = {
  label: MessageId;
  /** What is not known is left out with its label. */
  value: Exclude<ReactNode, boolean | null>;
};

/** Whether there is something to say. */
export function isKnown({ value }: Fact): boolean {
  return value !== undefined && value !== '';
}

type Props = { facts: Fact[] };

/** Short facts in the margin, as a drawing's title block has them; empty ones are left out. */
export function Facts({ facts }: Props) {
  const known = facts.filter(isKnown);
  if (known.length === 0) return null;
  return (
    <List>
      {known.map(({ label, value }) => (
        <Fragment key={label}>
          <Term>
            <FormattedMessage id={label} />
          </Term>
          <dd>{value}</dd>
        </Fragment>
      ))}
    </List>
  );
}
