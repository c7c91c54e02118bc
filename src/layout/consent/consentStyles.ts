import { media } from '../../styles/media';

export const consentStyles = `
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
    /* Where it scrolls, the focus ring of a button is whole. */
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

    /* Room for both: Firefox and WebKit would measure it by the words in the buttons. */
    ${media.tablet} {
      flex: 0 0 calc(16rem + var(--gutter));
    }

    /* Both choices get the same size, so neither is favoured. */
    > button {
      flex: 1 0 8rem;
    }
  }
`;
