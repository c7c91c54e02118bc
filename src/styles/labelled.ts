import { css } from 'styled-components';

/**
 * A label (`dt` or `::before`) beside its value, the last child. A value narrower than 7.5 em or
 * its longest word is below its label. Em follows the text size, unlike media queries.
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
