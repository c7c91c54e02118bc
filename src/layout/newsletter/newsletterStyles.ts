import { media } from '../../styles/media';

export const newsletterStyles = `
  .newsletter {
    display: grid;
    gap: var(--baseline) var(--gutter);

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
