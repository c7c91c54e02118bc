import styled, { css } from 'styled-components';
import { toProperties } from '../styles/colours';

export const schemes = ['light', 'dark'] as const;

export type Scheme = (typeof schemes)[number];

/** Forces a colour scheme, except in print and with forced colours (high contrast). */
export const forcedScheme = (scheme: Scheme) => css`
  @media screen and (forced-colors: none) {
    color-scheme: ${scheme};
    ${toProperties(scheme)}
  }
`;

const Choices = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  gap: 0 calc(2 * var(--gutter));
  border: 0;

  legend {
    font-size: var(--text-small);
    color: var(--muted);
  }

  label {
    display: inline-flex;
    align-items: center;
    gap: 0.5rem;
    min-height: 2rem;
  }

  input {
    width: 1rem;
    height: 1rem;
    accent-color: var(--accent);
  }

  :root:has(& [value='light']:checked) {
    ${forcedScheme('light')}
  }

  :root:has(& [value='dark']:checked) {
    ${forcedScheme('dark')}
  }

  /* Only the last choice needs JavaScript. CSS does the others. */
  @media (scripting: none) {
    label:last-child {
      display: none;
    }
  }
`;

const choices = {
  device: 'as the device has them',
  light: 'light',
  dark: 'dark',
  both: 'light and dark together',
};

type Props = { onChange: (isBoth: boolean) => void };

export function SchemePicker({ onChange }: Props) {
  return (
    <Choices data-screen>
      <legend>Colors of the page</legend>
      {Object.entries(choices).map(([value, label]) => (
        <label key={value}>
          <input
            type="radio"
            name="scheme"
            value={value}
            defaultChecked={value === 'device'}
            onChange={() => onChange(value === 'both')}
          />
          {label}
        </label>
      ))}
    </Choices>
  );
}
