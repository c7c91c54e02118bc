import { belowTablet, media } from '../../styles/grid';
import { onField } from '../../styles/onField';
import { type } from '../../styles/type';
import { PAGE_TRANSITION_MS } from '../../state/timings';

const transition = `${PAGE_TRANSITION_MS}ms cubic-bezier(0.7, 0, 0.2, 1)`;

export const menuStyles = `
  .menu-button {
    cursor: pointer;
    display: grid;
    padding-block: 0.5em;
    white-space: nowrap;

    /* Both words have the same place, so the width is that of the longer word. */
    > * {
      grid-area: 1 / 1;
      text-align: end;
    }

    > :last-child,
    [open]:not([data-closing='true']) > & > :first-child {
      visibility: hidden;
    }

    [open]:not([data-closing='true']) > & > :last-child {
      visibility: visible;
    }

    &::-webkit-details-marker {
      display: none;
    }

    &:hover,
    [open]:not([data-closing='true']) > & {
      color: var(--accent);
      text-decoration: underline;
      text-decoration-thickness: 1px;
      text-underline-offset: 0.2em;
    }
  }

  /* Dims the page below the menu, where a click closes the menu. The bar above stays usable. */
  .bar:has(details[open])::before {
    content: '';
    position: fixed;
    inset: 0;
    z-index: -1;
    background: var(--paper);
    opacity: 0.6;
    transition: opacity ${transition};
  }

  .bar:has([data-closing='true'])::before {
    opacity: 0;
  }

  /* The purple panel moves like the wipe of a page transition. */
  .menu-panel {
    position: absolute;
    inset: 100% 0 auto;
    max-height: calc(100vh - var(--bar-end, 4rem));
    max-height: calc(100dvh - var(--bar-end, 4rem));
    overflow-y: auto;
    overscroll-behavior: contain;
    scroll-padding-block: var(--baseline);
    ${onField}
    padding: calc(2 * var(--baseline)) var(--edge);
    font-size: var(--text);
    clip-path: inset(0);
    transition: clip-path ${transition};

    [data-closing='true'] > & {
      clip-path: inset(0 0 100%);
    }
  }

  @starting-style {
    .bar:has(details[open])::before {
      opacity: 0;
    }

    .menu-panel {
      clip-path: inset(0 0 100%);
    }
  }

  .menu-groups {
    column-gap: var(--gutter);

    ${media.tablet} {
      columns: 2;
    }

    ${media.desktop} {
      columns: 4;
    }
  }

  .menu-group {
    border-top: 1px solid var(--on-field-line);
    padding-block: 0.75rem;
    break-inside: avoid;

    li a {
      display: block;
      padding-block: 0.375rem;
      text-decoration: none;
    }

    li a:hover,
    li [aria-current] {
      text-decoration: underline;
    }
  }

  /* Without this break, the last column would stay empty. */
  ${media.desktop} {
    .menu-group:last-child {
      break-before: column;
    }
  }

  .menu-heading {
    ${type.heading2}

    a:not(:hover, [aria-current]) {
      text-decoration: none;
    }

    span[aria-current] {
      text-decoration: underline;
    }

    ${media.tablet} {
      margin-bottom: 0.25rem;
    }
  }

  /* Only in a mobile window: a button that folds the group, and the heading's link in the group. */
  .menu-toggle,
  .menu-own {
    display: none;
  }

  @media ${belowTablet} {
    [data-folding='true'] {
      .menu-own {
        display: block;
      }

      .menu-heading:has(+ .menu-toggle) {
        display: none;
      }

      .menu-toggle {
        ${type.heading2}
        display: flex;
        justify-content: space-between;
        gap: var(--gutter);
        width: 100%;
        text-align: start;

        &::after {
          content: '+';
          font-weight: 400;
        }

        &[aria-expanded='true']::after {
          content: '−';
        }
      }

      .menu-fold {
        display: grid;
        grid-template-rows: 0fr;
        visibility: hidden;
        transition:
          grid-template-rows 300ms cubic-bezier(0.7, 0, 0.2, 1),
          visibility 300ms;

        /* Without the padding, the overflow would cut the focus ring off. */
        > ul {
          min-height: 0;
          overflow: hidden;
          margin-inline: -0.375rem;
          padding-inline: 0.375rem;
        }
      }

      .menu-toggle[aria-expanded='true'] + .menu-fold {
        grid-template-rows: 1fr;
        visibility: visible;
      }
    }
  }

  .menu-secondary {
    gap: var(--baseline) var(--gutter);
    margin-top: var(--baseline);
    border-top: 1px solid var(--on-field-line);
    padding-top: 0.75rem;
    font-size: 0.9375rem;

    li a {
      display: inline-block;
      padding-block: 0.25rem;
    }
  }
`;
