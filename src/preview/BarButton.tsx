import styled, { css } from 'styled-components';
import { Button, ButtonLink } from '../components/Button';

const size = css`
  min-height: 2.75rem;
  padding: 0.375rem 0.75rem;
  font-size: 0.9375rem;
  border-color: var(--line);
`;

/** A smaller button: in a wide window, all buttons of the bar fit in one line. */
export const BarButton = styled(Button)`
  ${size}
`;

/** A button that shows and hides something, with the sign of what it does. */
export const BarToggle = styled(BarButton)`
  &::after {
    content: '+';
    content: '+' / '';
    width: 1em;
  }

  &[aria-expanded='true']::after {
    content: '−';
    content: '−' / '';
  }
`;

export const BarLink = styled(ButtonLink)`
  ${size}
`;
