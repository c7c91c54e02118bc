import { Children } from 'react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { media } from '../styles/grid';
import { Section } from './Section';

/* There are fewer columns if a title in large text would not fit. */
const upTo = (columns: number) =>
  `repeat(auto-fill, minmax(min(100%, max(8rem, 100% / ${columns + 1} + 1px)), 1fr))`;

const Items = styled.ul<{ $columns: number }>`
  display: grid;
  gap: calc(3 * var(--baseline)) var(--gutter);
  /* A grid of four or more columns has two columns on a phone. Other grids have one. */
  grid-template-columns: ${({ $columns }) => upTo($columns > 3 ? 2 : 1)};

  ${media.tablet} {
    grid-template-columns: ${({ $columns }) => upTo($columns)};
  }
`;

type Props = {
  header?: ReactNode;
  /** Columns from tablet width on; 3 by default (docs/behaviour.md, “Constants”). */
  columns?: number;
  isScreenOnly?: boolean;
  children: ReactNode;
};

export function GridSection({ header, columns = 3, isScreenOnly, children }: Props) {
  const items = Children.toArray(children);
  if (items.length === 0) return null;
  return (
    <Section data-screen={isScreenOnly}>
      {header}
      <Items $columns={columns}>
        {items.map((item, index) => (
          <li key={index}>{item}</li>
        ))}
      </Items>
    </Section>
  );
}
