import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Section } from '../components/Section';

const Caption = styled.p`
  padding-block: 0.5rem 1rem;
  font-size: var(--text-small);
  color: var(--muted);
  border-top: 1px solid var(--line);
`;

export const Name = styled.code`
  font-family: var(--mono);
  color: var(--ink);
`;

type CellProps = {
  /** Name of one component or of several: `Facts, ArticleDate`. */
  name: string;
  state: string;
  children?: ReactNode;
};

/** A specimen without horizontal padding, for a grid. */
export function Cell({ name, state, children }: CellProps) {
  return (
    <div>
      <Caption>
        <Name>{name}</Name> {state}
      </Caption>
      {children}
    </div>
  );
}

/** If the component has its own horizontal padding, the specimen is as wide as the window. */
type Props = CellProps & { isWide?: boolean };

export function Specimen({ isWide = false, children, ...caption }: Props) {
  return (
    <div>
      <Section>
        <Cell {...caption}>{!isWide && children}</Cell>
      </Section>
      {isWide && children}
    </div>
  );
}
