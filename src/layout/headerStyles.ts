import { media } from '../styles/media';

/** Styles of the top bar; layoutStyles.ts includes them. */
export const headerStyles = `
  .bar {
    position: relative;
    z-index: 20;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 var(--gutter);
    min-height: calc(4 * var(--baseline));
    padding-inline: var(--edge);
    border-bottom: 1px solid var(--line);
  }

  /* Each part that arrives moves the earlier parts, so the bar shows nothing until all of its HTML
     is there. An element after the bar proves that the bar is complete. */
  .bar:not(:has(+ *)) > * {
    visibility: hidden;
  }

  .bar-name {
    font-weight: 700;
    font-size: 1.25rem;
    letter-spacing: -0.03em;

    a {
      text-decoration: none;
    }
  }

  .bar-navigation {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: calc(1.5 * var(--gutter));
    order: 1;

    ${media.desktop} {
      order: 0;
    }
  }

  .bar-headings {
    display: none;
    flex-wrap: wrap;
    gap: calc(1.5 * var(--gutter));

    a {
      text-decoration: none;
    }

    a:hover,
    a[aria-current] {
      text-decoration: underline;
    }

    ${media.desktop} {
      display: flex;
    }
  }

  .bar-tools {
    display: flex;
    align-items: baseline;
    gap: var(--gutter);
    margin-left: auto;
    font-size: var(--text-small);

    > a,
    li > * {
      display: inline-block;
      padding-block: 0.25rem;
    }

    > a:not(:hover),
    li > a:not(:hover) {
      text-decoration: none;
    }

    li > [aria-current] {
      color: var(--muted);
    }
  }

  .languages {
    display: flex;
    gap: 0.25rem var(--gutter);
    font-size: var(--text-small);
  }
`;
