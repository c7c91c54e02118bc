import { Children, type ReactNode } from 'react';
import styled from 'styled-components';
import { media } from '../styles/media';

const Frame = styled.section`
  padding-inline: var(--edge);
`;

const Items = styled.ul<{ $columns: number }>`
  display: grid;
  gap: calc(3 * var(--baseline)) var(--gutter);
  /* What is small enough for four in a row fits twice on a phone. */
  grid-template-columns: repeat(${({ $columns }) => ($columns > 3 ? 2 : 1)}, minmax(0, 1fr));

  ${media.tablet} {
    grid-template-columns: repeat(${({ $columns }) => $columns}, minmax(0, 1fr));
  }
`;

type Props = {
  header?: ReactNode;
  /** Columns from a tablet on; 3 unless told (specification, point 9). */
  columns?: number;
  /** Nothing for paper: ways to other pages. */
  isScreenOnly?: boolean;
  children: ReactNode;
};

/** Items side by side under an optional header; nothing at all when there are none. */
export function GridSection({ header, columns = 3, isScreenOnly, children }: Props) {
  const items = Children.toArray(children);
  if (items.length === 0) return null;
  return (
    <Frame data-screen={isScreenOnly}>
      {header}
      <Items $columns={columns}>
        {items.map((item, index) => (
          <li key={index}>{item}</li>
        ))}
      </Items>
    </Frame>
  );
}
