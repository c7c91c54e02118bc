import { media } from '../styles/grid';
import { onField } from '../styles/onField';
import { headerStyles } from './headerStyles';
import { menuStyles } from './menu/menuStyles';

const newsletterStyles = `
  .newsletter {
    display: grid;
    gap: var(--baseline) var(--gutter);

    /* Nobody can sign up without a network. */
    body:has([data-offline]) & {
      display: none;
    }

    ${media.desktop} {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }

    h2 {
      max-width: 16em;
      font-size: var(--heading-2);
    }
  }

  .newsletter-row {
    display: flex;
    flex-wrap: wrap;
    gap: var(--baseline) var(--gutter);

    > :first-child {
      flex: 1 1 10rem;
    }

    /* Aligned with the input, whatever the length of the message below it. */
    > button {
      flex: none;
      align-self: start;
      margin-top: 1.5rem;
    }
  }

  .newsletter-status {
    font-weight: 600;

    &:not(:empty) {
      padding-top: 0.5rem;
    }
  }
`;

const footerStyles = `
  .footer {
    ${onField}
    padding: calc(3 * var(--baseline)) var(--edge);
    font-size: 0.9375rem;
  }

  /* The footer of a short page is at the bottom of the window and grows upward while its HTML
     arrives, so the footer is hidden until an element after it proves that it is complete. */
  .footer:not(:has(+ *)) {
    visibility: hidden;
  }

  .footer-columns,
  .menu-secondary {
    display: grid;

    ${media.tablet} {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }

    ${media.desktop} {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
  }

  .footer-columns {
    align-items: baseline;
    gap: calc(2 * var(--baseline)) var(--gutter);

    h2 {
      font-size: var(--text-small);
      font-weight: 400;
      letter-spacing: 0;
      color: var(--on-field-muted);
      margin-bottom: 0.5rem;
    }

    li a {
      display: inline-block;
      /* A title such as 'X' still gets a target of 24 px. */
      min-width: 1.5rem;
      padding-block: 0.25rem;
    }
  }

  .newsletter + .footer-columns,
  .footer-imprint {
    border-top: 1px solid var(--on-field-line);
    margin-top: calc(2 * var(--baseline));
  }

  .newsletter + .footer-columns {
    padding-top: calc(2 * var(--baseline));
  }

  .footer-imprint {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 0.5rem var(--gutter);
    padding-top: 0.5rem;
    font-size: var(--text-small);
    color: var(--on-field-muted);
  }

  .footer-consent {
    display: none;
    min-height: 1.5rem;
    color: var(--on-field);
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 0.2em;

    /* Without JavaScript there is no banner to open. */
    [data-consent] & {
      display: inline;
    }

    &:hover {
      color: var(--on-field-muted);
    }
  }
`;

const consentStyles = `
  .skip-consent {
    display: none;

    [data-consent='open'] & {
      display: revert;
    }
  }

  .consent {
    display: none;
    position: sticky;
    z-index: 10;
    bottom: 0;
    max-height: 50vh;
    overflow-y: auto;
    /* Keeps the focus ring of a button visible when the banner scrolls. */
    scroll-padding-block: var(--baseline);
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 0.75rem calc(2 * var(--gutter));
    padding: var(--baseline) var(--edge);
    background: var(--quiet);
    border-top: 1px solid var(--ink);
    font-size: 0.9375rem;

    [data-consent='open'] & {
      display: flex;
    }

    /* The second button narrows the text and the first button, so the banner waits for it. */
    &:not(:has(button + button)) {
      visibility: hidden;
    }

    &:focus-visible {
      outline-offset: -3px;
    }

    > p {
      flex: 1 1 20rem;
      max-width: 42rem;
      text-wrap: balance;
    }
  }

  .consent-buttons {
    display: flex;
    flex-wrap: wrap;
    flex: 1 1 100%;
    gap: var(--gutter);

    /* The width of both buttons: Firefox and WebKit would compute a width from their words. */
    ${media.tablet} {
      flex: 0 0 calc(16rem + var(--gutter));
    }

    /* Both choices get the same size, so neither is favoured. */
    > button {
      flex: 1 0 8rem;
    }
  }
`;

/** The build writes these styles into the HTML, which makes the initial scripts 2 kB smaller. */
export const layoutStyles = `
  .layout {
    position: relative;
    display: flex;
    flex-direction: column;
    min-height: 100vh;
  }

  /* The left edge of a wide screen has a scale: a line every 16 px, longer at every tenth line. */
  ${media.wide} {
    .layout::after {
      content: '';
      position: absolute;
      inset: 0 auto 0 0;
      z-index: -1;
      width: 1rem;
      background:
        repeating-linear-gradient(var(--line) 0 1px, transparent 1px calc(10 * var(--baseline))),
        repeating-linear-gradient(var(--line) 0 1px, transparent 1px var(--baseline)) 0 0 / 0.5rem
          100% no-repeat;
    }

    /* Lines at the text's edges, after columns 3 and 10 of twelve (components/DocumentView.tsx). */
    [data-margin] {
      position: relative;

      &::before {
        content: '';
        position: absolute;
        inset: 0 calc(var(--edge) - var(--gutter) / 2);
        z-index: -1;
        background: linear-gradient(
          to right,
          transparent calc(25% - 1px),
          var(--line) 0 25%,
          transparent 0 calc(83.333% - 1px),
          var(--line) 0 83.333%,
          transparent 0
        );
      }
    }

    /* Images reach the last column, so the right line is left out. */
    [data-margin='wide']::before {
      background: linear-gradient(to right, transparent calc(25% - 1px), var(--line) 0 25%, transparent 0);
    }
  }

  /* Gatsby focuses this element. The build removes its style attribute (build/replaceRenderer.ts). */
  #gatsby-focus-wrapper {
    outline: none;
  }

  .layout-content {
    flex: 1;
    padding-bottom: calc(6 * var(--baseline));

    &:focus {
      outline: none;
    }
  }

  /* Covers the complete bar, so that no word in the bar is cut. */
  .skip-links {
    position: absolute;
    inset: 0 0 auto;
    z-index: 30;

    a {
      position: absolute;
      inset: 0 0 auto;
      min-height: calc(4 * var(--baseline) + 1px);
      padding: 1.25rem var(--edge);
      background: var(--field);
      color: var(--on-field);
      transform: translateY(-110%);
    }

    a:focus {
      color: var(--on-field);
      outline: 3px solid var(--on-field-muted);
      outline-offset: -9px;
      transform: none;
    }
  }

  ${headerStyles}
  ${menuStyles}
  ${newsletterStyles}
  ${footerStyles}
  ${consentStyles}
`;
