import styled, { css } from 'styled-components';
import { toProperties } from '../styles/colors';

export const schemes = ['light', 'dark'] as const;

export type Scheme = (typeof schemes)[number];

/** The colors of a scheme, whatever the reader's device prefers; their own colors and paper keep theirs. */
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

  /* The others are the style sheet's own work. */
  @media (scripting: none) {
    label:last-child {
      display: none;
    }
  }
`;

export type SchemeWords = Record<Scheme | 'legend' | 'device' | 'both', string>;

type Props = {
  words: SchemeWords;
  onChange: (isBoth: boolean) => void;
};

/** In which scheme the page is shown: the device's, one of the two, or both beside each other. */
export function SchemeChoice({ words, onChange }: Props) {
  return (
    <Choices data-screen>
      <legend>{words.legend}</legend>
      {(['device', ...schemes, 'both'] as const).map((value) => (
        <label key={value}>
          <input
            type="radio"
            name="scheme"
            value={value}
            defaultChecked={value === 'device'}
            onChange={() => onChange(value === 'both')}
          />
          {words[value]}
        </label>
      ))}
    </Choices>
  );
}
