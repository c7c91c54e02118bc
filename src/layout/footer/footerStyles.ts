import { media } from '../../styles/grid';
import { onField } from '../../styles/onField';

export const footerStyles = `
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

  .footer-columns {
    display: grid;
    align-items: baseline;
    gap: calc(2 * var(--baseline)) var(--gutter);

    ${media.tablet} {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }

    ${media.desktop} {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }

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
