import { css } from 'styled-components';

/** On the purple surface, onField.ts sets an `--accent` that is visible there. */
export const focusRing = `
  outline: 3px solid var(--accent);
  outline-offset: 3px;
`;

/**
 * Makes a link clickable on the full card, which needs `position: relative`. The focus ring surrounds
 * the card, because a ring around the heading would cross the lines beside it.
 */
export const coverLink = css`
  a {
    text-decoration: none;
  }

  a::after {
    content: '';
    position: absolute;
    inset: 0;
  }

  a:hover {
    text-decoration: underline;
  }

  a:focus-visible {
    text-decoration: underline;
    outline: 0;

    &::after {
      ${focusRing}
    }
  }
`;

/**
 * Matches the link of the chosen filter. `:target` counts only until hydration sets `aria-current` of
 * every link, because `:target` does not follow Gatsby's navigation.
 */
export const chosenLink = ":is([aria-current='true'], :target:not([aria-current]))";
