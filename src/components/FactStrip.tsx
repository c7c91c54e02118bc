import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import { labelled } from '../styles/labelled';
import { media } from '../styles/media';
import { type } from '../styles/type';
import type { Fact } from './Facts';
import { isKnown } from './Facts';

const Frame = styled.div`
  border-block: 1px solid var(--ink);
`;

const List = styled.dl<{ $cells: number }>`
  ${media.desktop} {
    display: grid;
    /* auto-fit would give the first cells all the room until the HTML of the others is there, and
       they would then move. */
    grid-template-columns: repeat(${({ $cells }) => $cells}, minmax(0, 1fr));
  }

  @media print {
    display: grid;
    grid-template-columns: none;
    grid-auto-flow: column;
  }
`;

const Cell = styled.div`
  ${labelled}
  --label: 7rem;
  padding-block: 0.5rem;

  & + & {
    border-top: 1px solid var(--line);
  }

  ${media.desktop} {
    align-content: start;
    --label: 100%;
    padding: 0.5rem var(--gutter) var(--baseline) 0;

    & + & {
      padding-inline-start: var(--gutter);
      border-top: 0;
      border-inline-start: 1px solid var(--line);
    }
  }

  @media print {
    align-content: start;
    --label: 100%;
    padding: 0.25rem var(--gutter) 0.25rem 0;

    & + & {
      border-top: 0;
    }

    & + &:last-child {
      min-width: 16em;
    }
  }

  dt {
    ${type.small}
    color: var(--muted);
  }

  dd {
    font-variant-numeric: tabular-nums;
  }
`;

type Props = { facts: Fact[] };

export function FactStrip({ facts }: Props) {
  const known = facts.filter(isKnown);
  if (known.length === 0) return null;
  return (
    <Frame>
      <List $cells={known.length}>
        {known.map(({ label, value }) => (
          <Cell key={label}>
            <dt>
              <FormattedMessage id={label} />
            </dt>
            <dd>{value}</dd>
          </Cell>
        ))}
      </List>
    </Frame>
  );
}
