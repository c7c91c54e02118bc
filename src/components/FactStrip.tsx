import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import { media } from '../styles/grid';
import { labelled } from '../styles/labelled';
import { type } from '../styles/type';
import type { Fact } from './Facts';
import { isKnown } from './Facts';

const Frame = styled.div`
  border-block: 1px solid var(--ink);
`;

/* With more cells in a row, a cell would be narrower than 12 rem. */
const MAX_COLUMNS = 5;

const List = styled.dl<{ $columns: number; $lastColumn: number }>`
  ${media.desktop} {
    display: grid;
    /* With auto-fit, the first cells would fill the row until the HTML of the others has arrived,
       and would then move. */
    grid-template-columns: repeat(${({ $columns }) => $columns}, minmax(0, 1fr));

    && > :nth-child(${({ $columns }) => $columns}n + ${({ $columns }) => $columns + 1}) {
      padding-inline-start: 0;
      border-inline-start: 0;
    }

    && > :nth-child(n + ${({ $columns }) => $columns + 1}) {
      border-top: 1px solid var(--line);
    }

    /* Extends the line above an incomplete row to the edge. */
    > :last-child {
      grid-column: ${({ $lastColumn }) => $lastColumn} / -1;
    }
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
    ${type.note}
  }

  dd {
    font-variant-numeric: tabular-nums;
  }
`;

export function FactStrip({ facts }: { facts: Fact[] }) {
  const known = facts.filter(isKnown);
  if (known.length === 0) return null;
  const rows = Math.ceil(known.length / MAX_COLUMNS);
  const columns = Math.ceil(known.length / rows);
  return (
    <Frame>
      <List $columns={columns} $lastColumn={((known.length - 1) % columns) + 1}>
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
