import { Fragment, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import type { MessageId } from '../i18n/messages/is';

const List = styled.dl`
  display: grid;
  /* 1fr alone would be as wide as the longest address. */
  grid-template-columns: minmax(6rem, auto) minmax(0, 1fr);
  gap: 0.25rem var(--gutter);
  font-size: var(--text-small);
  font-variant-numeric: tabular-nums;
  border-top: 1px solid var(--line);
  padding-top: 0.75rem;
`;

const Term = styled.dt`
  color: var(--muted);
`;

export type Fact = {
  label: MessageId;
  /** What is not known is left out with its label. */
  value: Exclude<ReactNode, boolean | null>;
};

type Props = { facts: Fact[] };

/** Short facts in the margin, as a drawing's title block has them; empty ones are left out. */
export function Facts({ facts }: Props) {
  const known = facts.filter(({ value }) => value !== undefined && value !== '');
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
