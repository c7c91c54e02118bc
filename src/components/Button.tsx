import styled from 'styled-components';
import { button, mainButton } from '../styles/button';

/** Does something on the page. Its word is a verb; while it is being done it says `aria-busy`. */
export const Button = styled.button<{ $isMain?: boolean }>`
  ${button}
  ${({ $isMain }) => $isMain && mainButton}
`;

/** Leads to what another program opens: a letter, a calendar, a feed. */
export const ButtonLink = styled.a`
  ${button}
`;
