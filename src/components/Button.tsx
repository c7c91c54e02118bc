import styled from 'styled-components';
import { button, mainButton } from '../styles/button';

/** A button for an action on the page. Its label is a verb; set `aria-busy` while the action runs. */
export const Button = styled.button<{ $isMain?: boolean }>`
  ${button}
  ${({ $isMain }) => $isMain && mainButton}
`;

/**
 * A link to something that another program opens: an e-mail, a calendar, a feed. Looks like a
 * button.
 */
export const ButtonLink = styled.a`
  ${button}
`;
