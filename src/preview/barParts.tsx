import styled, { css } from 'styled-components';
import { Button, ButtonLink } from '../components/Button';
import { media } from '../styles/grid';

/** Windows with space for the full bar. In smaller windows, the bar is one line that expands. */
export const wide = `${media.tablet} and (min-height: 480px)`;

export const Wrapped = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
`;

export const Badge = styled.strong`
  flex: none;
  padding: 0.5rem 0.75rem;
  font-family: var(--font-display);
  font-size: 1.0625rem;
  line-height: 1;
  letter-spacing: 0.06em;
  text-transform: uppercase;
  color: var(--paper);
  background: var(--ink);
  outline: 1px solid var(--ink);
  outline-offset: 2px;
  forced-color-adjust: none;
`;

const size = css`
  min-height: 2.75rem;
  padding: 0.375rem 0.75rem;
  font-size: 0.9375rem;
  border-color: var(--line);
`;

/** The button is so small that a wide window shows all buttons of the bar on one line. */
export const BarButton = styled(Button)`
  ${size}
`;

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

export const LabelledField = styled(Wrapped)`
  flex: 1 1 100%;
  gap: 0.5rem;
  max-width: 100%;

  ${wide} {
    flex: none;
  }

  > label {
    font-size: var(--text-small);
    color: var(--muted);
  }

  > select,
  > input {
    flex: 1 1 6rem;
    min-width: 0;
    min-height: 2.75rem;
    padding-inline: 0.5rem;
    font: inherit;
    color: var(--ink);
    color-scheme: dark;
    background: var(--paper);
    border: 1px solid var(--line);
    border-radius: 0;

    ${wide} {
      width: 10rem;
    }
  }
`;
