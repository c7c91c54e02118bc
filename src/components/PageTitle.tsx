import type { ReactNode } from 'react';
import styled from 'styled-components';
import { media } from '../styles/grid';
import { onField } from '../styles/onField';
import { type } from '../styles/type';
import { titleLines } from './unbrokenWords';

const Frame = styled.header<{ $isField: boolean }>`
  padding: calc(3 * var(--baseline)) var(--edge)
    calc(${({ $isField }) => ($isField ? 5 : 2)} * var(--baseline));
  ${({ $isField }) => $isField && onField}
`;

const Kicker = styled.div`
  font-size: var(--text-small);
  color: var(--muted);
  margin-bottom: 0.5rem;
`;

// Longer titles get a smaller size: in the largest size, they would fill the screen.
const LONG_TITLE_LETTERS = 72;

const Heading = styled.h1<{ $isLong: boolean }>`
  ${type.heading1}
  ${({ $isLong }) => $isLong && 'font-size: min(2rem + 1.15vw, 3.25rem);'}

  ${media.desktop} {
    max-width: 66.6%;
  }
`;

type Props = { children: ReactNode; kicker?: ReactNode; isField?: boolean };

export function PageTitle({ children, kicker, isField = false }: Props) {
  const text = typeof children === 'string' ? children : '';
  return (
    <Frame $isField={isField}>
      {kicker && <Kicker>{kicker}</Kicker>}
      <Heading $isLong={text.length > LONG_TITLE_LETTERS}>
        {text ? titleLines(text) : children}
      </Heading>
    </Frame>
  );
}
