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

type Props = {
  name: string;
  state: string;
  /** Whether the component is as wide as the window, with its own horizontal padding. */
  isWide?: boolean;
  children: ReactNode;
};

export function Specimen({ name, state, isWide = false, children }: Props) {
  return (
    <div>
      <Section>
        <Caption>
          <Name>{name}</Name> {state}
        </Caption>
        {!isWide && children}
      </Section>
      {isWide && children}
    </div>
  );
}
