import styled from 'styled-components';
import { button, mainButton } from '../styles/button';

/** A button whose label is a verb. Set `aria-busy` while its action runs. */
export const Button = styled.button<{ $isMain?: boolean }>`
  ${button}
  ${({ $isMain }) => $isMain && mainButton}
`;

/** Looks like a button: a link to an e-mail, a calendar or a feed, which another program opens. */
export const ButtonLink = styled.a`
  ${button}
`;
