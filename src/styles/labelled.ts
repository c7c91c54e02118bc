import { css } from 'styled-components';

/**
 * A label (a `dt` or `::before`) and its value, the last child, side by side, or one above the other if the value would have fewer than 7.5 em or less
 * than its longest word. Sizes in em follow the size of the text, which media queries do not. `--label` is the
 * width of the label.
 */
export const labelled = css`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  column-gap: var(--gutter);

  > dt,
  &::before {
    flex: 0 0 var(--label);
  }

  > :last-child {
    flex: 1 1 auto;
    width: min-content;
    min-width: min(7.5em, 100%);
    max-width: 100%;
  }
`;
