import styled from 'styled-components';
import { wide } from './wide';

/** Lays out a label and its form field side by side. */
export const LabelledField = styled.div`
  display: flex;
  flex: 1 1 100%;
  flex-wrap: wrap;
  align-items: center;
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
