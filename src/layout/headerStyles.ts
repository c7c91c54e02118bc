import { media } from '../styles/grid';

export const headerStyles = `
  /* One row at every width: no part breaks its line, larger text fits into a phone, and headings that do not fit are
     not shown. All lengths follow the size of the text, so that the parts share one baseline at any size. */
  .bar {
    --gap: clamp(0.5em, 10vw - 1.5em, 1.25em);
    position: relative;
    z-index: 20;
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto auto;
    grid-template-rows: minmax(calc(3.375em - 1px), auto);
    align-items: baseline;
    column-gap: var(--gap);
    padding: 0.625em var(--edge) 0;
    border-bottom: 1px solid var(--line);
    font-size: min(1rem, 5.75vw);

    ${media.tablet} {
      --gap: clamp(0.5em, 1.7vw, 1em);
    }

    ${media.desktop} {
      --gap: clamp(0.75em, 5.5vw - 3.4em, 2em);
    }
  }

  /* Each part that arrives moves the earlier parts, so the bar shows nothing until all of its HTML
     is there. An element after the bar proves that the bar is complete. */
  .bar:not(:has(+ *)) > * {
    visibility: hidden;
  }

  .bar-name {
    padding-block: 0.5em;
    font-weight: 700;
    font-size: 1.25em;
    line-height: 1.2;
    letter-spacing: -0.03em;
    white-space: nowrap;

    a {
      text-decoration: none;
    }
  }

  .bar-navigation {
    display: flex;
    align-items: baseline;
    justify-content: end;
    gap: var(--gap);
  }

  /* A heading that does not fit wraps to the next line, which the height cuts off. The padding is for focus rings. */
  .bar-headings {
    position: relative;
    display: none;
    flex: 1;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 1em var(--gap);
    height: 2.5em;
    padding: 0.5em;
    margin-right: -0.5em;
    overflow: hidden;

    ${media.tablet} {
      display: flex;
    }

    /* Begins the first line, so that the first heading can wrap too, and sets the headings apart from the name. */
    &::before {
      content: '\u200b';
      width: clamp(0em, 1.5vw, 2em);
    }

    li {
      white-space: nowrap;
    }

    [data-hidden] {
      visibility: hidden;
    }

    a {
      text-decoration: none;
    }

    a:hover,
    [aria-current] {
      text-decoration: underline;
    }
  }

  /* The children are cells of the grid of the bar. */
  .bar-tools {
    display: contents;
    font-size: min(var(--text-small), 4.8vw);

    > a {
      grid-column: 3;
    }

    > nav {
      grid-column: 4;
    }

    > a,
    li > * {
      display: inline-block;
      padding-block: 0.25rem;
      white-space: nowrap;
    }

    > a:not(:hover) {
      text-decoration: none;
    }

    /* A phone shows only the link to the other language. */
    li > [aria-current] {
      display: none;

      ${media.tablet} {
        display: inline-block;
      }
    }

    > .untranslated {
      grid-column: 1 / -1;
      margin-inline: calc(-1 * var(--edge));
      padding: 0.25rem var(--edge);
      border-top: 1px solid var(--line);
      text-align: end;
    }
  }

  .languages {
    display: flex;
    align-items: baseline;

    ${media.tablet} {
      column-gap: var(--gap);
    }

    [aria-current] {
      color: var(--muted);
    }
  }
`;
