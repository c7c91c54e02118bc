import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import type { MessageId } from '../i18n/messages/is';
import { media } from '../styles/grid';
import { labelled } from '../styles/labelled';

const List = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  /* A line has at least 1rem, so links of consecutive rows are 24 px apart or more (WCAG 2.5.8). */
  gap: 0.5rem var(--gutter);
  font-size: var(--text-small);
  font-variant-numeric: tabular-nums;
  border-top: 1px solid var(--line);
  padding-top: 0.5rem;

  /* One narrow column would leave half of a tablet's width empty. */
  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Row = styled.div`
  ${labelled}
  --label: 6rem;

  dt {
    color: var(--muted);
  }
`;

export type Fact = {
  label: MessageId;
  /** A fact with an undefined or empty value is left out. */
  value: Exclude<ReactNode, boolean | null>;
};

export function isKnown({ value }: Fact): boolean {
  return value !== undefined && value !== '';
}

export function Facts({ facts }: { facts: Fact[] }) {
  const known = facts.filter(isKnown);
  if (known.length === 0) return null;
  return (
    <List>
      {known.map(({ label, value }) => (
        <Row key={label}>
          <dt>
            <FormattedMessage id={label} />
          </dt>
          <dd>{value}</dd>
        </Row>
      ))}
    </List>
  );
}
