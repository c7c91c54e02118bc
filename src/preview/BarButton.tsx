import styled, { css } from 'styled-components';
import { Button, ButtonLink } from '../components/Button';

const size = css`
  min-height: 2.75rem;
  padding: 0.375rem 0.75rem;
  font-size: 0.9375rem;
  border-color: var(--line);
`;

/** A button as it stands in the bar: tighter, so that all fit one line of a wide window. */
export const BarButton = styled(Button)`
  ${size}
`;

export const BarLink = styled(ButtonLink)`
  ${size}
`;
