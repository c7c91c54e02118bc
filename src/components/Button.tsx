import styled from 'styled-components';
import { button, mainButton } from '../styles/button';

/** A button whose label is a verb. Set `aria-busy` while its action runs. */
export const Button = styled.button<{ $isMain?: boolean }>`
  ${button}
  ${({ $isMain }) => $isMain && mainButton}
`;

/** A link that looks like a button. Another program opens its target: e-mail, calendar or feed. */
export const ButtonLink = styled.a`
  ${button}
`;
