import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import { media } from '../styles/media';
import { type } from '../styles/type';
import type { Fact } from './Facts';
import { isKnown } from './Facts';

const Frame = styled.div`
  border-block: 1px solid var(--ink);
`;

/* Every cell has a border on its left. That of the first column is cut off, at a distance that leaves the focus
   rings whole. */
const List = styled.dl<{ $cells: number }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  margin-inline-start: calc(-1px - var(--gutter));
  clip-path: inset(0 -0.5rem 0 calc(var(--gutter) - 0.5rem));

  ${media.tablet} {
    /* auto-fit would give the first cells all the room until the HTML of the others is there, and
       they would then move. 1 px against rounding. */
    grid-template-columns: repeat(
      auto-fill,
      minmax(max(13rem, ${({ $cells }) => 100 / $cells}% - 1px), 1fr)
    );
  }
`;

const Cell = styled.div`
  display: grid;
  grid-template-columns: 7rem minmax(0, 1fr);
  align-content: start;
  gap: 0 var(--gutter);
  padding: 0.5rem 0 0.5rem var(--gutter);
  margin-top: -1px;
  border-top: 1px solid var(--line);
  border-inline-start: 1px solid var(--line);

  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr);
    padding-block-end: var(--baseline);
  }

  dt {
    ${type.small}
    color: var(--muted);
  }

  dd {
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
`;

type Props = { facts: Fact[] };

/** The main facts of a document, in cells side by side. Unknown facts are left out. */
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
